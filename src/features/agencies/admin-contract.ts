import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, recordId, requiredText } from '../../platform/shared/fields.ts'
import { csvEndpoint, pageOf, paging, searchText } from '../../platform/shared/paged.ts'
import { agencyStates, agencyStatuses, memberRoles } from './choices.ts'
import { licence } from './contract.ts'

// The operator's view of agencies.

const listed = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(agencyStatuses),
  standing: z.enum(agencyStates),
  licence_number: z.string(),
  licence_expires_on: z.string(),
  /** A licence was handed in and waits for a decision. */
  has_waiting: z.boolean(),
  candidates: z.int(),
  created_at: z.string(),
})
export type ListedAgency = z.output<typeof listed>

const detailed = listed.extend({
  suspension_reason: z.string().nullable(),
  can_suspend: z.boolean(),
  can_reinstate: z.boolean(),
  licences: z.array(licence),
  members: z.array(
    z.object({
      id: z.int(),
      full_name: z.string(),
      phone_number: z.string(),
      role: z.enum(memberRoles),
      joined_at: z.string(),
    }),
  ),
})
export type AgencyFile = z.output<typeof detailed>

const filters = {
  q: searchText,
  status: optional(z.enum(agencyStatuses, 'unknownChoice')),
  waiting: optional(z.stringbool('unknownChoice').or(z.boolean('unknownChoice'))),
}

export const listAgencies = endpoint('GET', '/api/admin/agencies/', {
  access: 'admin',
  summary:
    'Agencies, the newest first; by status, by standing to decide (waiting=true), or by name and licence number',
  input: z.object({ ...paging, ...filters }),
  output: pageOf(listed),
})

export const exportAgencies = csvEndpoint('/api/admin/agencies/csv/', {
  access: 'admin',
  summary: 'The same agencies as CSV',
  input: z.object(filters),
})

export const getAgencyFile = endpoint('GET', '/api/admin/agencies/:id/', {
  access: 'admin',
  summary: 'One agency with its licences and members',
  input: z.object({ id: recordId }),
  output: detailed,
})

export const openLicence = endpoint('POST', '/api/admin/agencies/:id/licences/:licence_id/open/', {
  access: 'admin',
  proof: 'recent',
  summary: 'A link that opens a licence for five minutes; each opening is written down',
  input: z.object({ id: recordId, licence_id: recordId }),
  output: z.object({ file_url: z.string().nullable() }),
})

export const approveAgency = endpoint('POST', '/api/admin/agencies/:id/approve/', {
  access: 'admin',
  summary:
    'Approve the licence that waits: it is in force from now on, and a pending agency may supply',
  input: z.object({ id: recordId }),
  output: detailed,
})

export const refuseLicence = endpoint('POST', '/api/admin/agencies/:id/refuse/', {
  access: 'admin',
  summary: 'Refuse the licence that waits, with the reason that the agency is told',
  input: z.object({ id: recordId, reason: requiredText('required', 500) }),
  output: detailed,
})

export const suspendAgency = endpoint('POST', '/api/admin/agencies/:id/suspend/', {
  access: 'admin',
  summary: 'Take all its candidates off the list, with the reason that the agency is told',
  input: z.object({ id: recordId, reason: requiredText('required', 500) }),
  output: detailed,
})

export const reinstateAgency = endpoint('POST', '/api/admin/agencies/:id/reinstate/', {
  access: 'admin',
  summary: 'Lift a suspension',
  input: z.object({ id: recordId }),
  output: detailed,
})
