import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId, requiredText } from '../../platform/shared/fields.ts'
import { ownProfile } from '../profiles/own-profile-contract.ts'

// How a worker whom an agency supplied takes over her own record, and leaves the agency.

const record = z.object({ id: recordId })

/** Why she can't claim a record now. */
export const claimBlockers = ['kept_by_other', 'own_in_use'] as const
/** Why she can't leave the agency, or object, now. */
export const leaveBlockers = ['hired', 'case_open'] as const

const claim = z.object({
  id: z.int(),
  full_name: z.string(),
  agency: z.object({ name: z.string(), licence_number: z.string() }),
  nationality: z.string().nullable(),
  position: z.string().nullable(),
  since: z.string(),
  is_published: z.boolean(),
  /** She said that she doesn't want it shown. */
  objected: z.boolean(),
  claim_obstacle: z.enum(claimBlockers).nullable(),
  objection_obstacle: z.enum(leaveBlockers).nullable(),
})
export type Claim = z.output<typeof claim>

/** The agency that keeps her record beside herself. */
const managingAgency = z.object({
  name: z.string(),
  licence_number: z.string(),
  since: z.string(),
  leave_obstacle: z.enum(leaveBlockers).nullable(),
})
export type ManagingAgency = z.output<typeof managingAgency>

export const getClaims = endpoint('GET', '/api/jobseeker/claims/', {
  access: 'jobseeker',
  summary:
    'Who keeps her record; and what agencies keep under her confirmed number that nobody has claimed',
  input: z.object({}),
  output: z.object({ keeper: managingAgency.nullable(), offers: z.array(claim) }),
})
export type Claims = z.output<typeof getClaims.output>

export const sendClaimCode = endpoint('POST', '/api/jobseeker/claims/:id/code/', {
  access: 'jobseeker',
  summary: 'Send a code to her number, by which she claims the record',
  input: record,
  output: z.object({ resend_after: z.int() }),
})

export const claimRecord = endpoint('POST', '/api/jobseeker/claims/:id/', {
  access: 'jobseeker',
  summary: 'Make it her own: what she had written herself stays, the agency is told',
  input: record.extend({ otp_code: requiredText('codeWrong', 20) }),
  output: ownProfile,
})

export const objectToRecord = endpoint('POST', '/api/jobseeker/claims/:id/object/', {
  access: 'jobseeker',
  summary: 'Say that this record is not to be shown; the agency is told and can publish it no more',
  input: record,
  output: z.object({ id: z.int() }),
})

export const leaveAgency = endpoint('POST', '/api/jobseeker/profile/leave-agency/', {
  access: 'jobseeker',
  summary: 'Leave the agency that keeps her record; 409 while a hire or a recruitment of hers runs',
  input: z.object({}),
  output: ownProfile,
})
