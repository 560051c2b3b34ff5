import type { Context } from '../../../platform/server/context.ts'
import type { Refusal } from '../../../platform/shared/errors.ts'

/** What a refusal says in the reader's language. */
export const errorTextOf = (
  { registry, locale }: Pick<Context, 'registry' | 'locale'>,
  { message = '', params = {} }: Refusal,
): string =>
  Object.entries(params).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    registry.errorTexts[locale][message] ?? message,
  )
