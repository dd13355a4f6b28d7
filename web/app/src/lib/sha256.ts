// SHA-256. Browsers have one of their own, but not on pages without https, which servers at home often have.

const ROUNDS = 64

/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0

const primes: number[] = []
for (let number = 2; primes.length < ROUNDS; number++) if (primes.every(prime => number % prime !== 0)) primes.push(number)
const START = primes.slice(0, 8).map(prime => fraction(Math.sqrt(prime)))
const CONSTANTS = primes.map(prime => fraction(Math.cbrt(prime)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256(bytes: Uint8Array): Uint8Array {
  // A one, zeros up to a whole block, and the length in bits.
  const padded = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64))
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const input = new DataView(padded.buffer)
  input.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  input.setUint32(padded.length - 4, bytes.length << 3)
  const hash = Uint32Array.from(START)
  const words = new Uint32Array(ROUNDS)
  for (let block = 0; block < padded.length; block += 64) {
    for (let round = 0; round < ROUNDS; round++) {
      if (round < 16) {
        words[round] = input.getUint32(block + 4 * round)
        continue
      }
      const before = words[round - 15]!
      const last = words[round - 2]!
      const first = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3)
      const second = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10)
      words[round] = words[round - 16]! + first + words[round - 7]! + second
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
    for (let round = 0; round < ROUNDS; round++) {
      const chosen = (e & f) ^ (~e & g)
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + CONSTANTS[round]! + words[round]!) | 0
      const most = (a & b) ^ (a & c) ^ (b & c)
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) hash[place]! += word
  }
  const output = new DataView(new ArrayBuffer(32))
  hash.forEach((word, place) => output.setUint32(4 * place, word))
  return new Uint8Array(output.buffer)
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

export const unhex = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], pair => parseInt(pair, 16))
