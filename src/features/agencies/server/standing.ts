import { qatarDate } from '../../../platform/shared/format.ts'
import type { AgencyRow } from '../../candidates/server/index.ts'
import type { AgencyStanding } from '../choices.ts'

/** Whether an agency's people may be listed today, and if not, why. */
export function standingOf(
  agency: Pick<AgencyRow, 'status' | 'licenceExpiresOn'>,
  now: Date,
): AgencyStanding {
  if (agency.status !== 'approved') return agency.status
  return agency.licenceExpiresOn < qatarDate(now) ? 'licence_expired' : 'running'
}
