import { translator } from '../../../gateways/translation/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { countHits } from '../../../platform/server/rate-limits.ts'
import type { Output, Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { contactIsOpen } from '../../billing/server/open-contacts-api.ts'
import type { translateMessage as call } from '../contract.ts'
import { partyOf } from './party.ts'
import { translateRefusal } from './policy.ts'
import { wordsFor } from './present.ts'
import { findMessage } from './queries.ts'

const perMinute = { max: 30, windowSeconds: 60 }

/** The words of a message in the reader's language: of what she reads, so that what is covered stays so. Nothing of it is kept. */
export async function translateMessage(
  ctx: SignedIn,
  { id, number }: Parsed<typeof call>,
): Promise<Output<typeof call>> {
  const { conversation } = await partyOf(ctx, id)
  const message = await findMessage(ctx, id, number)
  if (message === null) throw new AppError('NOT_FOUND')
  const provider = translator(ctx.config)
  enforce(translateRefusal(message, provider !== null))
  const { text } = wordsFor(ctx, message, await contactIsOpen(ctx, conversation))
  if (provider === null || text === null) throw new AppError('NOT_FOUND')
  await countHits(ctx, [{ key: `translation:${ctx.actor.userId}`, ...perMinute }])
  return provider.translate(text, ctx.locale).catch((error: Error) => {
    ctx.log.error({ reason: reasonOf(error) }, 'a message could not be translated')
    throw new AppError('GATEWAY_FAILED', { message: 'translationAway' })
  })
}
