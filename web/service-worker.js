// Keeps the page itself and the drawings, so that it opens at once and even without the server. Answers of the API are
// never kept: what is shown of a game always comes from the server. The build fills in the version and the files.
const CACHE = 'hedgerow-VERSION'
const FILES = ['FILES']

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(['./', ...FILES])).then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  const tidy = async () => {
    const own = (await caches.keys()).filter(name => name.startsWith('hedgerow-'))
    // Pages of the version before may still be open and want their files.
    await Promise.all(own.filter(name => name !== CACHE).slice(0, -1).map(name => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('fetch', event => {
  const { request } = event
  const path = new URL(request.url).pathname.slice(new URL(self.registration.scope).pathname.length)
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  if (request.mode === 'navigate' && path === '') event.respondWith(freshPage(request))
  else if (path.startsWith('api/art/')) event.respondWith(keptArt(event))
  else if (path.startsWith('assets/') || FILES.includes(path)) event.respondWith(keptFile(request))
})

/** The page of the server, or else the one that was kept. */
async function freshPage(request) {
  try {
    return await fetch(request)
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

/** The drawings that were kept by this version, at once, and those of the server for the next time. */
async function keptArt(event) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(event.request)
  const fresh = fetch(event.request.url, { cache: 'no-cache' }).then(async response => {
    if (response.ok) await cache.put(event.request, response.clone())
    return response
  })
  if (!kept) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return kept
}
