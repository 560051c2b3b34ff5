import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { personName, plainDate, recordId, requiredText } from '../../platform/shared/fields.ts'
import {
  codeSent,
  otpCode,
  phoneNumber,
  plannedPassword,
  sessionGrant,
  signUpCodeFor,
  signUpDetails,
  signUpPasswordMin,
} from '../accounts/contract.ts'
import { memberRoles } from './choices.ts'
import { licence, ownAgency } from './contract.ts'

// How an agency comes to be, its licence, and who works for it.

const nothing = z.object({})

const licenceFields = {
  licence_number: requiredText('licenceNumberRequired', 40),
  expires_on: plainDate,
}

export const sendAgencyCode = endpoint('POST', '/api/agency/auth/send-otp/', {
  access: 'public',
  summary: 'Send a one-time code to apply as an agency',
  input: signUpCodeFor,
  output: codeSent,
})

export const registerAgency = endpoint('POST', '/api/agency/auth/register/', {
  access: 'public',
  summary:
    'Apply as an agency with the code that was sent: an account, its owner, and an agency that waits for approval',
  input: signUpDetails.and(
    z.object({
      otp_code: otpCode,
      agency_name: requiredText('agencyNameRequired', 120),
      ...licenceFields,
    }),
  ),
  output: sessionGrant,
})

export const applyAgency = endpoint('POST', '/api/agency/apply/', {
  access: 'agency',
  summary: 'Apply with an account that belongs to no agency',
  input: z.object({ agency_name: requiredText('agencyNameRequired', 120), ...licenceFields }),
  output: ownAgency,
})

export const submitLicence = endpoint('POST', '/api/agency/licence/', {
  access: 'agency',
  summary:
    'Hand in a licence, as multipart with licence_file; the one in force stays until this one is approved',
  input: z.object(licenceFields),
  output: ownAgency,
})

export const listLicences = endpoint('GET', '/api/agency/licences/', {
  access: 'agency',
  summary: 'The licences that the agency handed in, the newest first',
  input: nothing,
  output: z.array(licence),
})

const member = z.object({
  id: z.int(),
  full_name: z.string(),
  phone_number: z.string(),
  role: z.enum(memberRoles),
  joined_at: z.string(),
  /** The one who asks. */
  is_you: z.boolean(),
})
export type Member = z.output<typeof member>

const invitation = z.object({
  id: z.int(),
  phone_number: z.string(),
  role: z.enum(memberRoles),
  invited_at: z.string(),
  expires_at: z.string(),
  expired: z.boolean(),
})
export type Invitation = z.output<typeof invitation>

const people = z.object({ members: z.array(member), invitations: z.array(invitation) })
export type People = z.output<typeof people>

export const listPeople = endpoint('GET', '/api/agency/members/', {
  access: 'agency',
  summary: 'Who works for the agency, and who is invited',
  input: nothing,
  output: people,
})

export const inviteMember = endpoint('POST', '/api/agency/invitations/', {
  access: 'agency',
  summary: 'Invite a number by text message, for a role; again to send a new link',
  input: z.object({ phone_number: phoneNumber, role: z.enum(memberRoles, 'unknownChoice') }),
  output: people,
})

export const withdrawInvitation = endpoint('DELETE', '/api/agency/invitations/:id/', {
  access: 'agency',
  summary: 'Take an invitation back; its link opens nothing any more',
  input: z.object({ id: recordId }),
  output: people,
})

export const changeMember = endpoint('PATCH', '/api/agency/members/:id/', {
  access: 'agency',
  summary: 'Change what a member may do; the last owner stays one',
  input: z.object({ id: recordId, role: z.enum(memberRoles, 'unknownChoice') }),
  output: people,
})

export const removeMember = endpoint('DELETE', '/api/agency/members/:id/', {
  access: 'agency',
  summary: 'Remove a member, or leave; the last owner can do neither',
  input: z.object({ id: recordId }),
  output: nothing,
})

const token = z.string().min(1).max(200)

export const getInvitation = endpoint('GET', '/api/agency/join/:token/', {
  access: 'public',
  summary: 'What a link invites to',
  input: z.object({ token }),
  output: z.object({
    agency_name: z.string(),
    role: z.enum(memberRoles),
    /** Its last digits: whoever has the link needn't be whom it was sent to. */
    phone_number: z.string(),
    /** The number has an account of an agency: sign in to accept. */
    has_account: z.boolean(),
  }),
})

export const sendJoinCode = endpoint('POST', '/api/agency/join/send-otp/', {
  access: 'public',
  summary: 'Send a code to the number that a link invites',
  input: z.object({ token, password: plannedPassword }),
  output: z.object({ resend_after: z.int() }),
})

export const joinAgency = endpoint('POST', '/api/agency/join/', {
  access: 'public',
  summary:
    'Accept an invitation by its link and the code sent to the invited number: a new account of that number',
  input: z
    .object({
      token,
      full_name: personName('fullNameRequired'),
      password: z
        .string('passwordRequired')
        .min(signUpPasswordMin, 'passwordTooShortAtSignUp')
        .max(200, 'passwordTooLong'),
      confirm_password: z.string('passwordsDiffer'),
      otp_code: otpCode,
    })
    .refine((form) => form.password === form.confirm_password, {
      path: ['confirm_password'],
      error: 'passwordsDiffer',
      when: () => true,
    }),
  output: sessionGrant,
})

const ownInvitation = z.object({
  id: z.int(),
  agency_name: z.string(),
  role: z.enum(memberRoles),
  expires_at: z.string(),
})
export type OwnInvitation = z.output<typeof ownInvitation>

export const listOwnInvitations = endpoint('GET', '/api/agency/invitations/own/', {
  access: 'agency',
  summary: "Invitations of the asker's own number",
  input: nothing,
  output: z.array(ownInvitation),
})

export const acceptInvitation = endpoint('POST', '/api/agency/invitations/:id/accept/', {
  access: 'agency',
  summary: "Accept an invitation of one's own number, with an account that belongs to no agency",
  input: z.object({ id: recordId }),
  output: ownAgency,
})
