import { defineEvent, definePort } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { TermsRule } from '../contract.ts'

export interface Pair {
  employerId: number
  candidateId: number
}

/** A household has asked a candidate, in that transaction. */
export const termsProposed = defineEvent<{ agreementId: number; version: number }>(
  'agreements.termsProposed',
)

/** Both want the same terms, in that transaction. */
export const termsAgreed = defineEvent<Pair>('agreements.termsAgreed')

/** What the law demands today, each rule with its source. */
export const lawRules = definePort<(ctx: Context) => Promise<TermsRule[]>>('agreements.lawRules')
