import type { FastifyRequest } from 'fastify'

/** Whether a request comes from this machine itself. Behind a proxy every caller looks local: a forwarded one is not taken for it. */
export function isLocalCaller(request: FastifyRequest): boolean {
  const isForwarded = [
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'forwarded',
    'via',
  ].some((name) => request.headers[name] !== undefined)
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip) && !isForwarded
}
