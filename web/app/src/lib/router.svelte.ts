// Which page is shown: the part of the address behind `#`.

export interface Route {
  /** The words of the path: `['table', 'abc']`. */
  path: string[]
  query: URLSearchParams
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2)
  try {
    return { path: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) }
  } catch {
    // What cannot be read is no page either.
    return { path: [path], query: new URLSearchParams() }
  }
}

export const linkTo = (...words: string[]): string => `#/${words.map(encodeURIComponent).join('/')}`

class Router {
  /** What the address asks for. */
  wanted = $state.raw(parseRoute(location.hash))
  /** What is shown: it follows once the page is there, so that no page ever sees the address of another. */
  route = $state.raw(this.wanted)

  constructor() {
    window.addEventListener('hashchange', () => {
      this.wanted = parseRoute(location.hash)
    })
  }

  go(link: string): void {
    location.hash = link
  }
}

export const router = new Router()
