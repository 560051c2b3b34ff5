import type { FastifyBaseLogger } from 'fastify'

/** Structured log: ids and codes, never a name, number, token or code of a person. */
export type Logger = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

/** Why something failed, for the log. A failed query's own message holds its values, which may be a person's: only its cause is told. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  const { code } = (cause ?? error) as { code?: unknown }
  // Of the data exceptions, many repeat the value that they could not read.
  if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code))
    return `PostgreSQL could not take a value (${code})`
  return cause instanceof Error ? cause.message : message
}
