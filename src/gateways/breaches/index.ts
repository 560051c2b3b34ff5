import crypto from 'node:crypto'

/** How long the list may take to answer: somebody waits to choose her password. */
const patienceMs = 1000
const answerMax = 500_000

/**
 * Whether a password stands in a list of passwords that were stolen elsewhere. Only the first five signs of its SHA-1 leave, and the answer is
 * padded, so that neither the list nor who watches the line learns which it was. Throws when the list doesn't answer in time.
 */
export async function isBreached(listUrl: string, password: string): Promise<boolean> {
  const hash = crypto.createHash('sha1').update(password).digest('hex').toUpperCase()
  const response = await fetch(`${listUrl.replace(/\/$/, '')}/${hash.slice(0, 5)}`, {
    headers: { 'add-padding': 'true', 'user-agent': 'Manzil' },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`the list of breached passwords answered ${response.status}`)
  const text = await response.text()
  if (text.length > answerMax) throw new Error('the list of breached passwords answered too much')
  const rest = hash.slice(5)
  // What only pads the answer was seen 0 times.
  return text.split(/\r?\n/).some((line) => {
    const [suffix, times] = line.split(':')
    return suffix?.toUpperCase() === rest && Number(times) > 0
  })
}
