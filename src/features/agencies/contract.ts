import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { agencyStates, agencyStatuses, licenceStatuses, memberRoles } from './choices.ts'

export const licence = z.object({
  id: z.int(),
  licence_number: z.string(),
  expires_on: z.string(),
  status: z.enum(licenceStatuses),
  file_name: z.string().nullable(),
  /** Opens for five minutes; null for who may not see it, and while a virus scanner has not passed it. */
  file_url: z.string().nullable(),
  submitted_at: z.string(),
  decided_at: z.string().nullable(),
  /** Why the operator refused it. */
  reason: z.string().nullable(),
})
export type Licence = z.output<typeof licence>

/** One's agency as its members see it. */
export const ownAgency = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(agencyStatuses),
  /** Whether its people may be listed, and if not, why. */
  standing: z.enum(agencyStates),
  suspension_reason: z.string().nullable(),
  licence_number: z.string(),
  licence_expires_on: z.string(),
  /** What the asker may do in it. */
  role: z.enum(memberRoles),
  can_edit: z.boolean(),
  /** Decides on its licence and its people. */
  can_manage: z.boolean(),
  /** The last licence handed in; null when there is none yet. */
  submitted: licence.nullable(),
})
export type OwnAgency = z.output<typeof ownAgency>

export const getAgency = endpoint('GET', '/api/agency/', {
  access: 'agency',
  summary: "The asker's agency, its standing and what she may do in it; null for who has none",
  input: z.object({}),
  output: ownAgency.nullable(),
})
