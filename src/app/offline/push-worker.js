// Runs in the browser, apart from the pages and also when none is open: shows what the server tells a browser of, and leads there.
// Registered when its owner asks for it (src/features/notifications/web/push), for addresses below /push/ alone, where there are none.

self.addEventListener('push', (event) => {
  const { title, path, locale, id } = readMessage(event.data)
  event.waitUntil(
    self.registration.showNotification(title, {
      // The same said again takes its own place.
      tag: `notice-${id}`,
      data: { path },
      lang: locale,
      dir: locale === 'ar' ? 'rtl' : 'ltr',
      icon: '/icon-192.png',
      badge: '/icon-192.png',
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data?.path))
})

/** A browser must show something for each message, also for one that it can't read. */
function readMessage(data) {
  try {
    const said = data.json()
    if (typeof said.title === 'string') return said
  } catch {}
  return { title: 'Manzil', path: '/notifications', locale: 'en', id: 0 }
}

/** To a page of ours that is open there already, else to a new one. */
async function lead(given) {
  const { origin } = self.location
  const isOurs = typeof given === 'string' && new URL(given, origin).origin === origin
  const address = new URL(isOurs ? given : '/notifications', origin).href
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find(({ url }) => url === address)
  return there ? there.focus() : self.clients.openWindow(address)
}
