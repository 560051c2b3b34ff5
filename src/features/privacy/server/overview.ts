import { textsIn } from '../../../platform/shared/catalogues.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Output } from '../../../platform/shared/endpoint.ts'
import { getUser } from '../../accounts/server/index.ts'
import { listConsents, personOf, recordConsent } from '../../accounts/server/own-account-api.ts'
import { audit } from '../../../platform/server/audit.ts'
import { getOwnConsents, unpublishOwn } from '../../records/server/index.ts'
import { isSubscribed, leaveNewsletter } from '../../enquiries/server/index.ts'
import { hasOptionalMessages, silenceOptionalMessages } from '../../notifications/server/index.ts'
import type { Objection } from '../choices.ts'
import type { getDataOverview as call } from '../contract.ts'
import { en } from '../messages.en.ts'
import { findExport } from './exports.ts'
import {
  endsOf,
  hasSpecialData,
  blockersOfOne,
  withdrawSpecialData,
} from './personal-data-providers.ts'
import { listOwnRequests } from './requests.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

type Overview = Output<typeof call>

/** Someone's rights over her own data, as they stand. */
export async function getDataOverview(ctx: SignedIn): Promise<Overview> {
  const { userId } = ctx.actor
  const consents = await listConsents(ctx, userId)
  const person = personOf(await getUser(ctx, userId))
  const blockers = await blockersOfOne(ctx, person)
  const ends = (await endsOf(ctx, [person])).get(userId) ?? []
  const { errors } = textsIn(en, ctx.locale)
  const words: Record<string, string> = errors
  return {
    export: await findExport(ctx, userId),
    ...(await standingOf(ctx)),
    consents: consents.toReversed().map(({ kind, isGiven, version, at, address }) => ({
      kind,
      is_given: isGiven,
      version,
      at: at.toISOString(),
      address,
    })),
    requests: await listOwnRequests(ctx),
    obstacles: blockers.map((key) => ({ key, text: words[key] ?? key })),
    ends: ends.map((key) => ({ key, text: words[`${key}Ends`] ?? key })),
  }
}

async function standingOf(ctx: SignedIn): Promise<Pick<Overview, 'standing' | 'agency_id'>> {
  const { userId, role } = ctx.actor
  const standing: Objection[] = []
  const hers = rulesOf(role).hasRecord ? await getOwnConsents(ctx) : null
  if (hers?.wantsPublished) standing.push('publication')
  const user = await getUser(ctx, userId)
  if (await hasSpecialData(ctx, personOf(user))) standing.push('special_data')
  const { email, emailVerifiedAt } = user
  if (email !== null && emailVerifiedAt !== null && (await isSubscribed(ctx, email)))
    standing.push('newsletter')
  if (await hasOptionalMessages(ctx)) standing.push('messages')
  return { standing, agency_id: hers?.agencyId ?? null }
}

/** Ends a use of someone's data, at once and as a whole. */
export function objectTo(ctx: SignedIn, to: Objection): Promise<Overview> {
  return transaction(ctx, async (ctx) => {
    const { standing } = await standingOf(ctx)
    if (standing.includes(to)) {
      await ends[to](ctx)
      await audit(ctx, 'privacy.objected', `user:${ctx.actor.userId}`, { to })
    }
    return getDataOverview(ctx)
  })
}

const ends: Record<Objection, (ctx: SignedIn) => Promise<void>> = {
  publication: unpublishOwn,
  async special_data(ctx) {
    await withdrawSpecialData(ctx, personOf(await getUser(ctx, ctx.actor.userId)))
    await recordConsent(ctx, ctx.actor.userId, 'special_data', false)
  },
  async newsletter(ctx) {
    const { email } = await getUser(ctx, ctx.actor.userId)
    if (email !== null) await leaveNewsletter(ctx, email)
  },
  async messages(ctx) {
    await silenceOptionalMessages(ctx)
    await recordConsent(ctx, ctx.actor.userId, 'messages', false)
  },
}
