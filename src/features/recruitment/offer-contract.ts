import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { recordId, requiredText } from '../../platform/shared/fields.ts'
import { latinDigits } from '../../platform/shared/digits.ts'
import { terms, termsRule } from '../agreements/terms-contract.ts'
import { offerStatuses } from './choices.ts'
import { roles } from '../../platform/shared/roles.ts'

export const offer = z.object({
  id: z.int(),
  terms,
  currency: z.string(),
  status: z.enum(offerStatuses),
  made_at: z.string(),
  paper_id: z.int().nullable(),
  /** SHA-256 of the letter, as it was sent. */
  file_hash: z.string(),
  answered_at: z.string().nullable(),
  /** From where it was accepted: an address of the network. */
  answered_from: z.string().nullable(),
  decline_reason: z.string().nullable(),
  /** When and from where the household has signed the letter by its code. */
  household_signed_at: z.string().nullable(),
  household_signed_from: z.string().nullable(),
  /** Whether the household may sign. */
  can_sign: z.boolean(),
  /** Whether it waits for the worker's answer. */
  can_answer: z.boolean(),
})
export type Offer = z.output<typeof offer>

export const getOfferDraft = endpoint('GET', '/api/employer/candidates/:id/offer/', {
  access: 'employer',
  summary:
    "The terms to begin an offer with, from the candidate's profile, and the rules that it is checked against",
  input: z.object({ id: recordId }),
  output: z.object({ terms, rules: z.array(termsRule), currency: z.string() }),
})

export const makeOffer = endpoint('POST', '/api/employer/candidates/:id/offer/', {
  access: 'employer',
  summary:
    'Make the offer letter from the terms and send it; refused when it is below the law, by the rule, and while another one waits unless it is to be replaced',
  input: terms.extend({ id: recordId, replace: z.boolean('unknownChoice').default(false) }),
  output: offer,
})

export const sendOfferCode = endpoint('POST', '/api/jobseeker/recruitment/offers/:id/send-otp/', {
  access: 'jobseeker',
  summary: 'Send the code by which the worker accepts the offer',
  input: z.object({ id: recordId }),
  output: z.object({ resend_after: z.int() }),
})

const signature = {
  id: recordId,
  file_hash: z.string('offerNotShown').regex(/^[0-9a-f]{64}$/, 'offerNotShown'),
  otp_code: z.preprocess(
    (value) => (typeof value === 'string' ? latinDigits(value).replace(/\s/g, '') : value),
    z.string({ error: 'offerCodeNeeded' }).regex(/^\d{6}$/, 'offerCodeNeeded'),
  ),
}

export const sendSigningCode = endpoint('POST', '/api/employer/candidates/:id/offer/send-otp/', {
  access: 'employer',
  summary: 'Send the code by which the household signs its offer letter',
  input: z.object({ id: recordId }),
  output: z.object({ resend_after: z.int() }),
})

export const signOffer = endpoint('POST', '/api/employer/candidates/:id/offer/sign/', {
  access: 'employer',
  summary: 'Sign the offer letter by the code, as it was shown: with the hash of its file',
  input: z.object(signature),
  output: offer,
})

export const acceptOffer = endpoint('POST', '/api/jobseeker/recruitment/offers/:id/accept/', {
  access: 'jobseeker',
  summary: 'Accept the offer by the code, as it was shown: with the hash of its letter',
  input: z.object(signature),
  output: offer,
})

export const declineOffer = endpoint('POST', '/api/jobseeker/recruitment/offers/:id/decline/', {
  access: 'jobseeker',
  summary: 'Decline the offer, with a reason',
  input: z.object({ id: recordId, reason: requiredText('offerReasonNeeded', 500) }),
  output: offer,
})

export const getCertificate = endpoint('GET', '/api/recruitments/offers/:id/certificate/', {
  access: roles,
  summary: 'What was accepted, by whom, when, and the hash of its file',
  input: z.object({ id: recordId }),
  output: z.object({
    offer,
    employer_name: z.string(),
    jobseeker_name: z.string(),
    /** When both said yes to these terms, where that was before the letter. */
    agreed_at: z.string().nullable(),
    file_name: z.string(),
    file_url: z.string().nullable(),
  }),
})
export type Certificate = z.output<typeof getCertificate.output>
