// Whether the server can be reached: every request tells, and while it cannot, it is asked again and again.

const AGAIN_MS = 4000

class Reach {
  lost = $state(false)
  /** How often it came back. */
  returns = $state(0)
  private timer: ReturnType<typeof setTimeout> | undefined

  failed(): void {
    this.lost = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.ask(), AGAIN_MS)
  }

  answered(): void {
    if (!this.lost) return
    clearTimeout(this.timer)
    this.lost = false
    this.returns++
  }

  /** A page from the browser's own store does not know yet. */
  async ask(): Promise<void> {
    try {
      const response = await fetch(new URL('health', document.baseURI), { cache: 'no-store' })
      // Something in between may answer for a server that is not there.
      if (response.ok) this.answered()
      else this.failed()
    } catch {
      this.failed()
    }
  }
}

export const reach = new Reach()
