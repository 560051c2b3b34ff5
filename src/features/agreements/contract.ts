import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, recordId, requiredText } from '../../platform/shared/fields.ts'
import { agreementActs, agreementSides, agreementStatuses, tasks } from './choices.ts'
import { terms, type TermsRule, termsRule } from './terms-contract.ts'
import { termNames } from './terms-rules.ts'

export type { TermsRule }

// Of one who asks: at least one task, so that she knows what the work is.
const proposal = terms.extend({
  tasks: z
    .array(z.enum(tasks, 'unknownChoice'), 'taskNeeded')
    .min(1, 'taskNeeded')
    .max(tasks.length, 'tooMany'),
})

const shown = z.object({
  /** Of whoever looks: her agency stands on the worker's side. */
  side: z.enum(['household', 'worker', 'agency']),
  household: z.string(),
  candidate: z.string(),
  candidate_id: z.int(),
  status: z.enum(agreementStatuses),
  terms,
  /** What these terms answer, and which of them differ. */
  previous_terms: terms.nullable(),
  changed: z.array(z.enum(termNames)),
  proposed_by: z.enum(agreementSides),
  /** A word with other terms, or with a no. */
  reason: z.string().nullable(),
  currency: z.string(),
  /** Whether the household has paid already, so that a no gives its money back. */
  is_paid: z.boolean(),
})

const agreement = shown.extend({
  id: z.int(),
  version: z.int(),
  changed_at: z.iso.datetime(),
  agreed_at: z.iso.datetime().nullable(),
  /** What the asker may do now. */
  can: z.object({
    propose: z.boolean(),
    accept: z.boolean(),
    counter: z.boolean(),
    decline: z.boolean(),
    withdraw: z.boolean(),
    /** With other terms, after a no. */
    ask_again: z.boolean(),
  }),
})
export type Agreement = z.output<typeof agreement>

const version = z.int('notANumber').min(0, 'outOfRange')

export const getTermsDraft = endpoint('GET', '/api/employer/candidates/:id/terms/', {
  access: 'employer',
  summary:
    'The terms to ask a candidate of the list with, from her profile or as they stand, the rules that they are checked against, and what she has said to them',
  input: z.object({ id: recordId }),
  output: z.object({
    terms,
    rules: z.array(termsRule),
    currency: z.string(),
    agreement: agreement.nullable(),
    /** Why nobody can be asked: nobody answers for her, or her age is not known. */
    unasked: z.enum(['nobody', 'no_age']).nullable(),
  }),
})

export const proposeTerms = endpoint('POST', '/api/employer/candidates/:id/terms/', {
  access: 'employer',
  summary:
    'Select a candidate, where she is not selected yet, and ask her with these terms; refused below the law, by its rule. The same terms again are the question that waits',
  input: proposal.extend({
    id: recordId,
    /** As in the selection; counts where she is selected by this. */
    selection_type: optional(z.enum(['Interview', 'Direct'], 'unknownChoice')),
    /** What was seen, where something was asked before. */
    version: optional(version),
  }),
  output: agreement,
})

export const listAgreements = endpoint('GET', '/api/agreements/', {
  access: ['employer', 'jobseeker', 'agency'],
  summary: 'What the asker was asked, or has asked, newest first: of each pair the last',
  input: z.object({}),
  output: z.array(agreement),
})

const answer = {
  act: z.enum(agreementActs, 'unknownChoice').exclude(['propose'], 'unknownChoice'),
  /** With other terms. */
  terms: proposal.optional(),
  reason: optional(requiredText('required', 500)),
}

export const answerAgreement = endpoint('POST', '/api/agreements/:id/answer/', {
  access: ['employer', 'jobseeker', 'agency'],
  summary:
    'Accept terms as they were seen (version), decline them, propose others, or take the question back. A no after the payment gives the whole amount back',
  input: z.object({ id: recordId, version, ...answer }),
  output: agreement,
})

const linked = shown.extend({
  state: z.enum(['open', ...agreementStatuses, 'changed']),
  rules: z.array(termsRule),
})
export type LinkedAgreement = z.output<typeof linked>

const token = z.string().max(300, 'NOT_FOUND')

export const getAgreementByLink = endpoint('GET', '/api/deal/:token', {
  access: 'public',
  summary: 'The terms that a signed link of a notice is about; it changes nothing',
  input: z.object({ token }),
  output: linked,
})

export const answerByLink = endpoint('POST', '/api/deal/:token', {
  access: 'public',
  summary: 'Answer terms by the link of a notice: one act, within a day',
  input: z.object({ token, ...answer }),
  output: linked,
})
