// Runs in the browser, beside the pages: keeps the public pages seen last, so that they open without a connection.
// Served by offline.ts, which puts the build's name, the languages and the pages in front: `const build = '…'`, `const prefixes = ['', '/ar']`,
// `const pages = ['', 'candidates']`.

/** Of public pages alone: never a dashboard, a demo, a link with a token, and nothing below /api. */
const publicPage = new RegExp(`^(${prefixes.join('|')})(/?|/(${pages.join('|')}|candidates/\\d+))$`)
const offlinePage = (path) =>
  `${prefixes.find((prefix) => prefix !== '' && `${path}/`.startsWith(`${prefix}/`)) ?? ''}/offline`
const pathOf = ({ url }) => new URL(url).pathname

const storeOf = {
  pages: 'manzil-pages',
  files: 'manzil-files',
  pictures: 'manzil-pictures',
  offline: `manzil-offline-${build}`,
}
const most = { pages: 30, files: 200, pictures: 150 }

/** The browser's own copy is shown only when the server says that it still holds. */
const fromServer = { cache: 'no-cache' }

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()))
})

/** A page that has come to rest says which it is: the page for no connection is kept in its language, too. */
self.addEventListener('message', (event) => {
  event.waitUntil(keepOfflinePage(offlinePage(event.data)).catch(() => undefined))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherBuilds().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (
    request.method !== 'GET' ||
    url.origin !== self.location.origin ||
    request.headers.has('authorization')
  )
    return
  const { pathname } = url
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(event, 'files'))
  else if (pathname.startsWith('/flags/')) event.respondWith(keptFirst(event, 'pictures'))
  else if (/^\/media\/(portraits|posters)\//.test(pathname)) event.respondWith(picture(event))
  else if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (pathname.endsWith('.data')) alsoKeepItsPage(event, url)
})

/** The page from the server; without a connection as it was seen last, or the page that says so. */
async function page(event, url) {
  const isPublic = publicPage.test(url.pathname)
  try {
    const answer = await fetch(event.request, fromServer)
    if (isPublic && answer.ok && !answer.redirected)
      event.waitUntil(keepPage(url.pathname + url.search, answer.clone()))
    return answer
  } catch {
    const { pathname } = url
    if (pathname === offlinePage(pathname))
      return (await caches.match(pathname)) ?? Response.error()
    const kept = isPublic
      ? await (await caches.open(storeOf.pages)).match(pathname + url.search)
      : undefined
    return (
      kept ??
      Response.redirect(
        `${await keptOfflinePage(pathname)}?from=${encodeURIComponent(pathname + url.search)}`,
      )
    )
  }
}

/** A page reached by a link within the site comes as data; it is asked for whole, too, so that it opens by itself later. */
function alsoKeepItsPage(event, url) {
  const pathname = url.pathname.replace(/\/?(_root|_)?\.data$/, '') || '/'
  if (!publicPage.test(pathname) || navigator.connection?.saveData) return
  const search = new URLSearchParams(url.search)
  search.delete('_routes')
  const address = pathname + (search.size > 0 ? `?${search}` : '')
  event.waitUntil(
    fetch(address, { ...fromServer, credentials: 'omit' })
      .then((answer) => (answer.ok && !answer.redirected ? keepPage(address, answer) : undefined))
      .catch(() => undefined),
  )
}

/** A person's picture: from the server, which no longer has one that was taken away; without a connection as it was seen last. */
async function picture(event) {
  const { request } = event
  try {
    const answer = await fetch(request)
    if (answer.status === 200) event.waitUntil(keep('pictures', request, answer.clone()))
    else if (answer.status === 404)
      event.waitUntil(
        caches.open(storeOf.pictures).then((cache) => cache.delete(request, { ignoreVary: true })),
      )
    return answer
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error()
  }
}

/** Files whose name changes with their content: from the cache, else from the server and, without making the reader wait, into the cache. */
async function keptFirst(event, kind) {
  const { request } = event
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) event.waitUntil(keep(kind, request, answer.clone()))
  return answer
}

/** A page, once the scripts, styles and fonts that it names are kept (a browser that has them in memory never asked for them here): without them it could not be opened. */
async function keepPage(address, answer) {
  const named = filesNamedIn(await answer.clone().text())
  await Promise.all(named.map(keepFile))
  await keep('pages', address, answer)
}

async function keepFile(file) {
  if (await caches.match(file, { ignoreVary: true })) return
  const answer = await fetch(file)
  if (answer.status === 200) await keep('files', file, answer)
}

const filesNamedIn = (html) => [
  ...new Set(
    [...html.matchAll(/"(\/assets\/[^"\\]+\.(?:js|woff2|css))"/g)].map((found) => found[1]),
  ),
]

/** Puts an answer last in its cache and takes out the oldest beyond the limit; a full disk is no reason to fail. */
async function keep(kind, key, answer) {
  try {
    const cache = await caches.open(storeOf[kind])
    await cache.delete(key)
    await cache.put(key, answer)
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - most[kind]))) await cache.delete(old)
  } catch {}
}

/** The page for no connection in each language that is read here: of the pages that are open, and of those that an older build kept. */
async function keepOfflinePages() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const read = new Set([
    ...open.map((client) => offlinePage(pathOf(client))),
    ...(await keptOfflinePages()),
  ])
  for (const path of read) await keepOfflinePage(path)
}

/** A page for no connection with the scripts and fonts that it names, once. */
async function keepOfflinePage(path) {
  const cache = await caches.open(storeOf.offline)
  if (await cache.match(path)) return
  const answer = await fetch(path, { ...fromServer, credentials: 'omit' })
  if (!answer.ok) throw new Error(path)
  await cache.addAll(filesNamedIn(await answer.clone().text()))
  await cache.put(path, answer)
}

/** The page for no connection in an address's language, or in one that is read here. */
async function keptOfflinePage(pathname) {
  const own = offlinePage(pathname)
  const kept = await keptOfflinePages()
  return kept.includes(own) ? own : (kept[0] ?? own)
}

/** Of this build and of older ones. */
async function keptOfflinePages() {
  const names = (await caches.keys()).filter((name) => name.startsWith('manzil-offline-'))
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return kept
    .flat()
    .map(pathOf)
    .filter((path) => path === offlinePage(path))
}

async function forgetOtherBuilds() {
  const names = Object.values(storeOf)
  for (const name of await caches.keys())
    if (name.startsWith('manzil-') && !names.includes(name)) await caches.delete(name)
}
