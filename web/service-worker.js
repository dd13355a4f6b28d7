// Keeps the page itself and the drawings of tiles, so that it opens even without the server. Of the API nothing but the
// drawings is kept: what is shown of a game always comes from the server. The build fills in the version and the files.
const SCOPE = new URL(self.registration.scope).pathname
// Other servers may live beside this one under the same name.
const OWN = `hedgerow ${SCOPE} `
const CACHE = `${OWN}VERSION`
const FILES = ['FILES']

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(['./', ...FILES])).then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  const tidy = async () => {
    const own = (await caches.keys()).filter(name => name.startsWith(OWN))
    // Pages of the version before may still be open and want their files.
    await Promise.all(own.filter(name => name !== CACHE).slice(0, -1).map(name => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('fetch', event => {
  const { request } = event
  const path = new URL(request.url).pathname.slice(SCOPE.length)
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  if (request.mode === 'navigate' && path === '') event.respondWith(freshPage(request))
  else if (path.startsWith('api/art/')) event.respondWith(freshArt(request))
  else if (path.startsWith('assets/') || FILES.includes(path)) event.respondWith(keptFile(request))
})

/** An answer of the server. Something in between may answer for one that is not there. */
async function fromServer(request, options) {
  const response = await fetch(request, options)
  if ([502, 503, 504].includes(response.status)) throw new Error(`${response.status} instead of an answer`)
  return response
}

/** The page of the server, or else the one that was kept. */
async function freshPage(request) {
  try {
    return await fromServer(request)
  } catch (error) {
    const kept = await caches.match('./', { cacheName: CACHE })
    if (kept) return kept
    throw error
  }
}

/** A file of this version, or of the one before. */
async function keptFile(request) {
  return (await caches.match(request, { cacheName: CACHE })) ?? (await caches.match(request)) ?? fetch(request)
}

/** The drawings of the server, or else those that were kept: a newer server may draw other tiles. */
async function freshArt(request) {
  const cache = await caches.open(CACHE)
  try {
    const response = await fromServer(request.url, { cache: 'no-cache' })
    if (response.ok) await cache.put(request, response.clone())
    return response
  } catch (error) {
    const kept = await cache.match(request)
    if (kept) return kept
    throw error
  }
}

// Where a page itself may not notify (on phones), the worker does; tapping the note leads there.
self.addEventListener('notificationclick', event => {
  event.notification.close()
  const go = async () => {
    const [open] = await self.clients.matchAll({ type: 'window' })
    await (open ? open.focus() : self.clients.openWindow('./'))
  }
  event.waitUntil(go())
})
