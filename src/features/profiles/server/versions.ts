import type { FastifyRequest } from 'fastify'
import { Reply } from '../../../platform/server/http.ts'
import type { OwnProfile } from '../own-profile-contract.ts'

/** A profile with its version as ETag, never kept on the way. */
export const versioned = (profile: OwnProfile): Reply<OwnProfile> =>
  new Reply(profile, { headers: { etag: `"${profile.version}"`, 'cache-control': 'no-store' } })

/** The version in If-Match, where the caller prefers the header. */
export const versionOf = (request: FastifyRequest): number | undefined => {
  const [, version] = /^"?(\d{1,9})"?$/.exec(request.headers['if-match'] ?? '') ?? []
  return version === undefined ? undefined : Number(version)
}
