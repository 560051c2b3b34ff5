import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId } from '../../platform/shared/fields.ts'
import { pageOf, paging } from '../../platform/shared/paged.ts'
import { securityKinds } from './choices.ts'

const securityEvent = z.object({
  id: z.int(),
  kind: z.enum(securityKinds),
  at: z.iso.datetime(),
  /** Of the device on which it happened. */
  user_agent: z.string(),
})
export type SecurityEvent = z.output<typeof securityEvent>

export const listOwnSecurity = endpoint('GET', '/api/account/security/', {
  access: 'signed-in',
  summary: 'What happened to the security of your account, newest first, for a year',
  input: z.object(paging),
  output: pageOf(securityEvent),
})

export const listSecurityOf = endpoint('GET', '/api/admin/users/:id/security/', {
  access: 'admin',
  summary: "What happened to the security of someone's account; each view is in the audit log",
  input: z.object({ id: recordId, ...paging }),
  output: pageOf(securityEvent),
})
