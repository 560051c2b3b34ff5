import { definePort } from '../../../platform/server/capability.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'

/** Whom a report is about: a candidate's record, or the account of a household. */
export interface Reported {
  candidateId: number | null
  userId: number | null
}

type OtherSide = (ctx: SignedIn, id: number) => Promise<Reported | null>

/** Names of candidates by their ids; those who are gone are missing. */
export const namesOfCandidates = definePort<
  (
    ctx: Context,
    ids: readonly number[],
  ) => Promise<Map<number, { name: string; isPublished: boolean }>>
>('enquiries.namesOfCandidates')

/** The other side of the asker's interview; null for one that isn't hers. */
export const otherSideOfInterview = definePort<OtherSide>('enquiries.otherSideOfInterview')

/** The other side of the asker's case; null for one that isn't hers. */
export const otherSideOfCase = definePort<OtherSide>('enquiries.otherSideOfCase')
