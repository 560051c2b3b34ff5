import { z } from 'zod'
import type { Locale } from '../../platform/shared/locales.ts'
import { Refusal } from '../refusal.ts'

export interface Translated {
  text: string
  /** The language that the provider found, by its short code: 'tl', 'en'. */
  from: string
}

export interface Translator {
  /** Throws a Refusal when the provider doesn't answer in time or takes nothing. */
  translate(text: string, to: Locale): Promise<Translated>
}

/** What a provider is spoken to with. */
export interface TranslatorSettings {
  key: string
  baseUrl: string
}

/** How long somebody waits for a translation; the original stands there meanwhile. */
export const patienceMs = 5000
const answerMax = 100_000

interface Question<T> {
  url: string
  headers: Record<string, string>
  body: object
  timeoutMs: number
  answer: z.ZodType<T>
}

/** Asks a provider. What it throws names the provider and the fault, never what was sent. */
export async function askProvider<T>(
  provider: string,
  { url, headers, body, timeoutMs, answer }: Question<T>,
): Promise<T> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      // The whole answer, too: one that trickles is cut off.
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Refusal(`${provider} refused: HTTP ${response.status}`)
    const text = await response.text()
    const said = text.length > answerMax ? undefined : answer.safeParse(JSON.parse(text)).data
    if (said === undefined) throw new Refusal(`${provider} answered what nobody understands`)
    return said
  } catch (error) {
    if (error instanceof Refusal) throw error
    const { name, cause } = error as Error & { cause?: { code?: string } }
    throw new Refusal(`${provider} can't be reached: ${cause?.code ?? name}`, { cause: error })
  }
}
