import type { FastifyBaseLogger } from 'fastify'

/** Structured log: ids and codes, never a name, number, token or code of a person. */
export type Logger = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>
