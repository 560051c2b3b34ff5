import type { Context, SignedIn } from '../../../../platform/server/context.ts'

/** Whom a report is about: a candidate's record, or the account of a household. */
export interface Reported {
  candidateId: number | null
  userId: number | null
}

interface Handlers {
  /** Names of candidates by their ids; those who are gone are missing. */
  namesOfCandidates: (ctx: Context, ids: readonly number[]) => Promise<Map<number, { name: string; isPublished: boolean }>>
  /** The other side of the asker's interview or case; null for one that isn't hers. */
  otherSide: Record<'interview' | 'case', (ctx: SignedIn, id: number) => Promise<Reported | null>>
}

const nobody = async () => null
const registered: Handlers = { namesOfCandidates: async () => new Map(), otherSide: { interview: nobody, case: nobody } }

/** Names who knows candidates, interviews and cases: what a report may be about. */
export const registerReported = (handlers: Handlers): void => void Object.assign(registered, handlers)

export const namesOfCandidates: Handlers['namesOfCandidates'] = (ctx, ids) => registered.namesOfCandidates(ctx, ids)
export const otherSide = (ctx: SignedIn, metIn: 'interview' | 'case', id: number): Promise<Reported | null> => registered.otherSide[metIn](ctx, id)
