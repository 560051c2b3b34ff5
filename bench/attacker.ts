import sharp from 'sharp'

const connections = 16

/** What `bench/attack.ts` starts this process with. */
export interface Orders {
  origin: string
  attack: AttackName
  /** Of a worker, for what takes an account. */
  token: string
}

/** How often it was answered with which status; 0 where nothing came. */
export type Answers = Record<number, number>

type Attack = (orders: Orders) => Promise<Ask> | Ask
type Ask = (turn: number) => Promise<Response>

const stranger = { 'x-forwarded-for': '203.0.113.66' }

const get =
  (path: (turn: number) => string): Attack =>
  ({ origin }) =>
  (turn) =>
    fetch(origin + path(turn), { headers: stranger })

const attacks = {
  'pages that nobody has asked for': get((turn) => `/candidates?salary_min=${1000 + turn}`),
  'addresses without a page': get((turn) => `/nowhere/${turn}`),
  'searches that nobody has asked for': get(
    (turn) => `/api/candidates/?salary_min=${1000 + (turn % 5000)}&q=${turn}`,
  ),
  'wrong passwords':
    ({ origin }) =>
    (turn) =>
      fetch(`${origin}/api/employer/auth/login/`, {
        method: 'POST',
        headers: { ...stranger, 'content-type': 'application/json' },
        body: JSON.stringify({ phone_number: '+97433000001', password: `wrong ${turn}` }),
      }),
  pictures: picturesBy,
} satisfies Record<string, Attack>

export type AttackName = keyof typeof attacks
export const attackNames = Object.keys(attacks) as AttackName[]

/** Pictures of just as many pixels as one may have, by a worker of her own. */
async function picturesBy({ origin, token }: Orders): Promise<Ask> {
  const picture = await sharp({
    create: { width: 5000, height: 5000, channels: 3, background: '#777' },
  })
    .png()
    .toBuffer()
  return () => {
    const form = new FormData()
    const image = new Blob([new Uint8Array(picture)], { type: 'image/png' })
    form.append('profile_image', image, 'a.png')
    return fetch(`${origin}/api/jobseeker/profile/`, {
      method: 'PATCH',
      headers: { ...stranger, authorization: `Bearer ${token}` },
      body: form,
    })
  }
}

if (process.send) {
  const orders = await new Promise<Orders>((told) => process.once('message', told))
  const ask = await attacks[orders.attack](orders)
  process.send('ready')
  process.send(await attackUntilRefused(ask))
  process.disconnect()
}

async function attackUntilRefused(ask: Ask): Promise<Answers> {
  const answers: Answers = {}
  let isOver = false
  let turn = 0
  process.once('message', () => (isOver = true))
  const crowd = Array.from({ length: connections }, async () => {
    while (!isOver) {
      const answer = await ask(turn++).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      const status = answer?.status ?? 0
      answers[status] = (answers[status] ?? 0) + 1
      // An attacker on another machine costs this one nothing: the turned away come back a little later.
      if (status === 429 || status === 503) await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  await Promise.all(crowd)
  return answers
}
