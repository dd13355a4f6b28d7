// Which page is shown: the part of the address behind `#`.

export interface Route {
  /** The words of the path: `['table', 'abc']`. */
  path: string[]
  query: URLSearchParams
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2)
  return { path: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) }
}

export const linkTo = (...words: string[]): string => `#/${words.map(encodeURIComponent).join('/')}`

class Router {
  route = $state.raw(parseRoute(location.hash))

  constructor() {
    window.addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash)
      window.scrollTo(0, 0)
    })
  }

  go(link: string): void {
    location.hash = link
  }
}

export const router = new Router()
