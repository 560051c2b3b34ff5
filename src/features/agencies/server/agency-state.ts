import { qatarDate } from '../../../platform/shared/format.ts'
import type { AgencyState } from '../choices.ts'
import type { AgencyRow } from './tables.ts'

/** Whether an agency's people may be listed today, and if not, why. */
export function agencyStateOf(
  agency: Pick<AgencyRow, 'status' | 'licenceExpiresOn'>,
  now: Date,
): AgencyState {
  if (agency.status !== 'approved') return agency.status
  return agency.licenceExpiresOn < qatarDate(now) ? 'licence_expired' : 'running'
}
