import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { listOf, recordId } from '../../platform/shared/fields.ts'
import { quote } from '../billing/quote-contract.ts'
import { candidate } from '../profiles/contract.ts'
import { askedWishes, comparedMax, verdicts } from './compare-choices.ts'
import { pipelineEntry } from './contract.ts'
import { score } from './meeting-contract.ts'

const answered = z.object({
  wish: z.enum(askedWishes),
  verdict: z.enum(verdicts),
  /** Of several things asked for, those that she offers and those that she doesn't. */
  has: z.array(z.string()),
  lacks: z.array(z.string()),
})
export type AnsweredWish = z.output<typeof answered>

const compared = z.object({
  /** As everybody sees her: comparing opens nobody's contact. */
  candidate: candidate.extend({
    currency: z.string(),
    /** Whether what she says of herself can be had in the reader's language. */
    may_translate: z.boolean(),
  }),
  costs: quote.pick({ currency: true, place: true, salary_known: true, sums: true }),
  /** Where she stands with the household that asks. */
  entry: pipelineEntry.nullable(),
  /** What that household thought after it had met her. */
  score: score.nullable(),
  /** How well she fits what it asks for; null where it asks nothing, or she is not to be had. */
  match: z.object({ percent: z.int(), answers: z.array(answered) }).nullable(),
})
export type Compared = z.output<typeof compared>

export const compareCandidates = endpoint('GET', '/api/candidates/compare/', {
  access: 'public',
  summary:
    'Up to four candidates side by side, with what each costs; for a household also what it asks for, where each stands with it and its own points. Who is not shown is left out',
  input: z.object({
    ids: listOf(recordId).pipe(z.array(z.int()).min(1, 'required').max(comparedMax, 'tooMany')),
  }),
  output: z.object({
    results: z.array(compared),
    /** What the household asks for, what matters most to it first. */
    asked: z.array(z.object({ wish: z.enum(askedWishes), is_must: z.boolean() })),
  }),
})
export type Comparison = z.output<typeof compareCandidates.output>
