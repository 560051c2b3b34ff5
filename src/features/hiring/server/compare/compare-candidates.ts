import { rulesOf } from '../../../accounts/role-rules.ts'
import { quotesOf } from '../../../billing/server/prices-api.ts'
import {
  findCandidate,
  mayTranslateAbout,
  presentCandidate,
} from '../../../profiles/server/listed-api.ts'
import { candidateIn } from '../../../profiles/written-rules.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { type AskedWish, rowOfWish } from '../../compare-choices.ts'
import type { Compared, Comparison } from '../../compare-contract.ts'
import { listScores } from '../meetings/scores.ts'
import { type NeedsMet, weighByNeeds } from '../ports.ts'
import { presentEntries } from '../present.ts'
import { listEntriesOf } from '../queries.ts'

/** Some candidates as everybody may see them, with what each costs; to a household also what is its own. Nobody's contact is opened. */
export async function compareCandidates(ctx: Context, ids: readonly number[]): Promise<Comparison> {
  const found = await Promise.all([...new Set(ids)].map((id) => findCandidate(ctx, id)))
  const shown = found.filter((one) => one !== null).filter(({ isShown }) => isShown)
  const shownIds = shown.map(({ candidate }) => candidate.id)
  const [quotes, own] = await Promise.all([quotesOf(ctx, shownIds), ownOf(ctx, shownIds)])
  const results = shown.flatMap((one) => {
    const { id } = one.candidate
    const quote = quotes.get(id)
    if (quote === undefined) return []
    const { currency, place, salary_known, sums } = quote
    const candidate = presentCandidate(one, ctx, { everything: false, contact: false })
    return {
      candidate: {
        ...candidateIn(candidate, ctx.locale),
        may_translate: mayTranslateAbout(ctx, candidate.profile),
      },
      costs: { currency, place, salary_known, sums },
      entry: own.entries.find(({ jobseeker_id }) => jobseeker_id === id) ?? null,
      score: own.scores.find(({ jobseeker_id }) => jobseeker_id === id) ?? null,
      match: matchOf(own.needs?.of.get(id)),
    }
  })
  const asked = own.needs?.asked.filter(isKnown) ?? []
  return { results, asked: asked.map(({ wish, isMust }) => ({ wish, is_must: isMust })) }
}

type Weighed = NonNullable<ReturnType<NeedsMet['of']['get']>>

const matchOf = (weighed: Weighed | undefined): Compared['match'] =>
  weighed ? { ...weighed, answers: weighed.answers.filter(isKnown) } : null

/** Whether the comparison has a row for a wish. */
const isKnown = <W extends { wish: string }>(one: W): one is W & { wish: AskedWish } =>
  one.wish in rowOfWish

/** What a household has said and thought of them; nothing for anybody else. */
async function ownOf(ctx: Context, ids: readonly number[]) {
  const { actor } = ctx
  if (actor === null || !rulesOf(actor.role).hires) return { entries: [], scores: [], needs: null }
  const household: SignedIn = { ...ctx, actor }
  const [entries, scores, needs] = await Promise.all([
    listEntriesOf(household, ids).then((rows) => presentEntries(ctx, rows)),
    listScores(household, ids),
    weighByNeeds(ctx, actor.userId, ids),
  ])
  return { entries, scores, needs }
}
