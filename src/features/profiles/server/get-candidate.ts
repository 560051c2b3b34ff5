import { translator } from '../../../gateways/translation/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { openContact } from './ports.ts'
import { aboutRefusal, maySeeEverything, sightRefusal } from './policy.ts'
import { presentCandidate } from './present.ts'
import { findCandidate } from './queries.ts'

/** Somebody whom the asker may see, and whether she may see everything of her. */
export async function seenCandidate(ctx: Context, id: number) {
  const found = await findCandidate(ctx, id)
  if (!found) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  enforce(sightRefusal(ctx.actor, found.candidate, found.isShown))
  return { found, everything: maySeeEverything(ctx.actor, found.candidate) }
}

/** Whether what she says of herself can be had in other languages. */
export const mayTranslateAbout = (ctx: Context, profile: { description: string | null }): boolean =>
  aboutRefusal(profile, translator(ctx.config) !== null) === null

/** One profile. A hired candidate stays readable by her link; one who is unpublished or withdrawn is there for herself and the operator alone. */
export async function getCandidate(ctx: Context, id: number) {
  const { found, everything } = await seenCandidate(ctx, id)
  const access = everything ? 'open' : await openContact(ctx, id)
  const shown = presentCandidate(found, ctx, { everything, contact: access === 'open' })
  return {
    ...shown,
    contact_access: access,
    may_translate: mayTranslateAbout(ctx, shown.profile),
  }
}
