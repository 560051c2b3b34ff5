/** Where its worker looks after pages: nowhere, so that it never stands between the reader and them. */
const scope = '/push/'

/** Whether this browser can be told something while no page is open. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const isDenied = (): boolean => Notification.permission === 'denied'

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration(scope))?.pushManager.getSubscription()) ??
  null

/** The address under which this browser is told, if it is. */
export async function ownEndpoint(): Promise<string | undefined> {
  return canPush() ? (await subscription())?.endpoint : undefined
}

export interface PushAddress {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Asks the reader for her permission and the browser for an address; null when she says no. */
export async function openPush(publicKey: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register('/push.js', { scope })
  await isActive(registration)
  const manager = registration.pushManager
  // One under a key that has changed since is of no use.
  await (await manager.getSubscription())?.unsubscribe()
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = made.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('a browser without keys')
  return { endpoint, keys: { p256dh, auth } }
}

export async function closePush(): Promise<void> {
  await (await subscription())?.unsubscribe()
}

function isActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active !== null || worker === null) return Promise.resolve()
  return new Promise((resolve) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
    }),
  )
}
