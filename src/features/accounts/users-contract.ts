import { locales } from '../../platform/shared/locales.ts'
import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, personName, recordId, requiredText } from '../../platform/shared/fields.ts'
import { csvEndpoint, pageOf, paging, searchText } from '../../platform/shared/paged.ts'
import { identifications, numberProofs, suspensionReasons } from './choices.ts'
import { phoneNumber } from './contract.ts'
import { roles } from '../../platform/shared/roles.ts'

const userLine = z.object({
  id: z.int(),
  full_name: z.string(),
  phone_number: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  date_joined: z.iso.datetime(),
  is_suspended: z.boolean(),
})
export type UserLine = z.output<typeof userLine>

const filters = {
  q: searchText,
  role: optional(z.enum(roles, 'unknownChoice')),
  state: optional(z.enum(['active', 'suspended'], 'unknownChoice')),
}

export const listUsers = endpoint('GET', '/api/admin/users/', {
  access: 'admin',
  summary: 'Everyone with an account, newest first; q is parts of name, number or e-mail, or an id',
  input: z.object({ ...filters, ...paging }),
  output: pageOf(userLine),
})

export const exportUsers = csvEndpoint('/api/admin/users/csv/', {
  access: 'admin',
  summary: 'Everyone with an account as CSV',
  input: z.object(filters),
})

/** One account as operators see it; never its password, codes or tokens. */
export const accountRecord = userLine.extend({
  email_verified: z.boolean(),
  locale: z.enum(locales),
  avatar: z.string().nullable(),
  suspension: z
    .object({
      at: z.iso.datetime(),
      reason: z.enum(suspensionReasons).nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
  /** When she signed in or renewed a session last. */
  last_seen_at: z.iso.datetime(),
  /** The telephone company gave its number to somebody else: it can be freed. */
  can_release_number: z.boolean(),
  /** Its number was freed, and it can get another. */
  can_give_number: z.boolean(),
  has_second_factor: z.boolean(),
  /** Its app and passkeys may be taken away by the asker: not an operator's. */
  can_remove_factor: z.boolean(),
  /** May be suspended by the asker: not herself. */
  can_suspend: z.boolean(),
})
export type AccountRecord = z.output<typeof accountRecord>

export const sessionRecord = z.object({
  id: z.uuid(),
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
})

export const suspendUser = endpoint('POST', '/api/admin/users/:id/suspend/', {
  access: 'admin',
  proof: 'recent',
  summary:
    "Suspend an account: its sessions end, a worker's profile is hidden, and sign-in says why",
  input: z.object({
    id: recordId,
    reason: z.enum(suspensionReasons, 'unknownChoice'),
    note: optional(requiredText('required', 500)),
  }),
  output: accountRecord,
})

export const liftSuspension = endpoint('POST', '/api/admin/users/:id/lift/', {
  access: 'admin',
  proof: 'recent',
  summary: 'Lift a suspension',
  input: z.object({ id: recordId }),
  output: accountRecord,
})

export const removeFactorsOf = endpoint('POST', '/api/admin/users/:id/second-factor/remove/', {
  access: 'admin',
  proof: 'recent',
  summary:
    'Take away the app and the passkeys of somebody who has lost them with the recovery codes; her sessions end, and she is told',
  input: z.object({ id: recordId, identified_by: z.enum(identifications, 'unknownChoice') }),
  output: accountRecord,
})

export const releaseNumber = endpoint('POST', '/api/admin/users/:id/number/release/', {
  access: 'admin',
  proof: 'recent',
  summary:
    'Free a number that the telephone company gave to somebody else: the account keeps its passkeys and its e-mail address, which is told; its sessions end',
  input: z.object({ id: recordId, proved_by: z.enum(numberProofs, 'unknownChoice') }),
  output: accountRecord,
})

export const giveNumber = endpoint('POST', '/api/admin/users/:id/number/', {
  access: 'admin',
  proof: 'recent',
  summary: 'Give an account whose number was freed the new number of its owner',
  input: z.object({
    id: recordId,
    phone_number: phoneNumber,
    identified_by: z.enum(identifications, 'unknownChoice'),
  }),
  output: accountRecord,
})

export const endUserSessions = endpoint('DELETE', '/api/admin/users/:id/sessions/', {
  access: 'admin',
  summary: 'Sign someone out everywhere',
  input: z.object({ id: recordId }),
  output: z.object({ ended: z.int() }),
})

const administratorFilters = { q: searchText }

const administrator = userLine.extend({
  has_second_factor: z.boolean(),
  last_seen_at: z.iso.datetime().nullable(),
  is_self: z.boolean(),
})
export type Administrator = z.output<typeof administrator>

export const listAdministrators = endpoint('GET', '/api/admin/administrators/', {
  access: 'admin',
  summary: 'Who runs Manzil, the first of them first; q is parts of name, number or e-mail',
  input: z.object({ ...administratorFilters, ...paging }),
  output: pageOf(administrator),
})

export const exportAdministrators = csvEndpoint('/api/admin/administrators/csv/', {
  access: 'admin',
  summary: 'Who runs Manzil as CSV',
  input: z.object(administratorFilters),
})

export const inviteAdministrator = endpoint('POST', '/api/admin/administrators/', {
  access: 'admin',
  proof: 'recent',
  summary:
    'Make someone an operator: a link to set a password goes to her number. Again for who has never signed in sends a new link',
  input: z.object({ phone_number: phoneNumber, full_name: personName('fullNameRequired') }),
  output: z.object({ id: z.int() }),
})
