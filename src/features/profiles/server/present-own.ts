import type { Context } from '../../../platform/server/context.ts'
import type { OwnProfile } from '../own-profile-contract.ts'
import type { Check } from '../contract.ts'
import { presentCandidate } from './present.ts'
import { missingToPublish, publishBlocker } from './publication.ts'
import type { CandidateRow } from './tables.ts'

/** A job seeker's own profile, nothing left out. */
export function presentOwn(
  row: CandidateRow,
  ctx: Pick<Context, 'now' | 'settings'>,
  checks: Check[] = [],
): OwnProfile {
  const {
    profile,
    source: _,
    agency: __,
    ...person
  } = presentCandidate({ candidate: row, agency: null, checks }, ctx, {
    everything: true,
    contact: true,
  })
  return {
    ...person,
    ...profile,
    consent_special_data: row.consentSpecialDataAt !== null,
    hidden_fields: row.hiddenFields,
    is_published: row.isPublished,
    publish_obstacle: publishBlocker(row, ctx.now),
    wants_published: row.wantsPublished,
    is_unsaved: row.profileSavedAt === null,
    missing_to_publish: missingToPublish(row, ctx.now),
    video_pending: row.profileVideoFile !== null && row.profileVideoKey === null,
    version: row.profileVersion,
    updated_at: row.updatedAt.toISOString(),
  }
}
