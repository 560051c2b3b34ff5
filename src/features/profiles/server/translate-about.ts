import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Translated, translator } from '../../../gateways/translation/index.ts'
import type { Config } from '../../../platform/server/config/config.ts'
import type { Context } from '../../../platform/server/context.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { countHits } from '../../../platform/server/rate-limits.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { networkOf } from '../../accounts/server/sign-in-api.ts'
import { seenCandidate } from './get-candidate.ts'
import { aboutRefusal } from './policy.ts'
import { presentCandidate } from './present.ts'

const perMinute = { max: 20, windowSeconds: 60 }

type Kept = LRUCache<string, Translated>
const byApp = new WeakMap<Config, Kept>()

/** What a provider has said lately: a page that many read is paid for once. */
function keptIn(config: Config): Kept {
  const kept: Kept = byApp.get(config) ?? new LRUCache({ max: 2000, ttl: 7 * 86_400_000 })
  byApp.set(config, kept)
  return kept
}

const keyOf = (text: string, to: Locale): string =>
  `${to}:${createHash('sha256').update(text).digest('base64')}`

/** What she says of herself in the reader's language: of what the reader may see, and kept in memory alone. */
export async function translateAbout(ctx: Context, id: number): Promise<Translated> {
  const { found, everything } = await seenCandidate(ctx, id)
  const { profile } = presentCandidate(found, ctx, { everything, contact: false })
  const provider = translator(ctx.config)
  enforce(aboutRefusal(profile, provider !== null))
  const text = profile.description ?? ''
  const key = keyOf(text, ctx.locale)
  const kept = keptIn(ctx.config)
  const known = kept.get(key)
  if (known !== undefined || provider === null) return known ?? { text, from: ctx.locale }
  await countHits(ctx, [{ key: `about:${networkOf(ctx.address)}`, ...perMinute }])
  const said = await provider.translate(text, ctx.locale).catch((error: Error) => {
    ctx.log.error({ reason: reasonOf(error) }, 'what a candidate says could not be translated')
    throw new AppError('GATEWAY_FAILED')
  })
  kept.set(key, said)
  return said
}
