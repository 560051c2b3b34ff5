import { Refusal } from './refusal.ts'

/** How long a provider may take to answer. */
export const patienceMs = 10_000

interface Request {
  url: string
  /** A form, or JSON that is written already. */
  body: URLSearchParams | string
  headers?: Record<string, string>
  timeoutMs: number
}

interface Answer {
  status: number
  /** Empty when the answer isn't JSON. */
  body: Record<string, unknown>
}

/** Posts something to a provider. What it throws names the provider and the fault, never what was sent. */
export async function post(
  provider: string,
  { url, body, headers = {}, timeoutMs }: Request,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: jsonOf(await response.text()) }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    throw new Refusal(`${provider} can't be reached: ${cause?.code ?? name}`, { cause: error })
  }
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
