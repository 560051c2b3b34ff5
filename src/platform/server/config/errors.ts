import type { z } from 'zod'

export interface ErrorTracker {
  url: string
  key: string
}

/** Takes a tracker's DSN apart into the address of its envelopes and the key that goes with them. */
export function errorTracker(
  dsn: string | undefined,
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): ErrorTracker | null {
  if (dsn === undefined) return null
  const address = URL.parse(dsn)
  const [, path, project] = /^(.*)\/(\w+)\/?$/.exec(address?.pathname ?? '') ?? []
  if (address?.username && project && /^https?:$/.test(address.protocol))
    return {
      url: `${address.origin}${path}/api/${project}/envelope/`,
      key: address.username,
    }
  addIssue('https://KEY@HOST/PROJECT')
  return null
}
