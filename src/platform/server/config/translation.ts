import { z } from 'zod'

const off = z.object({ TRANSLATION_PROVIDER: z.literal('off') }).transform(() => null)

const deepl = z
  .object({
    TRANSLATION_PROVIDER: z.literal('deepl'),
    DEEPL_API_KEY: z.string('needed beside TRANSLATION_PROVIDER=deepl'),
    DEEPL_BASE_URL: z.url().default('https://api.deepl.com'),
  })
  .transform((e) => ({
    provider: 'deepl' as const,
    key: e.DEEPL_API_KEY,
    baseUrl: e.DEEPL_BASE_URL.replace(/\/$/, ''),
  }))

const google = z
  .object({
    TRANSLATION_PROVIDER: z.literal('google'),
    GOOGLE_TRANSLATE_KEY: z.string('needed beside TRANSLATION_PROVIDER=google'),
    GOOGLE_TRANSLATE_BASE_URL: z.url().default('https://translation.googleapis.com'),
  })
  .transform((e) => ({
    provider: 'google' as const,
    key: e.GOOGLE_TRANSLATE_KEY,
    baseUrl: e.GOOGLE_TRANSLATE_BASE_URL.replace(/\/$/, ''),
  }))

/** Who translates what people write to one another; null: nobody. */
export const translationSettings = z.discriminatedUnion(
  'TRANSLATION_PROVIDER',
  [off, deepl, google],
  'off, deepl or google',
)
export type TranslationSettings = z.output<typeof translationSettings>
