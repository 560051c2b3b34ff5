import { z } from 'zod'
import { type Locale, standard } from '../../platform/shared/locales.ts'
import { askProvider, patienceMs, type Translator, type TranslatorSettings } from './translator.ts'

/** Of English it wants to know which. */
const codeOf = (to: Locale): string => (to === standard ? 'EN-GB' : to.toUpperCase())
const answer = z.object({
  translations: z
    .array(z.object({ text: z.string(), detected_source_language: z.string().min(2).max(12) }))
    .length(1),
})

/** DeepL's API: https://developers.deepl.com/docs/api-reference/translate */
export const deepl = (
  { key, baseUrl }: TranslatorSettings,
  timeoutMs = patienceMs,
): Translator => ({
  async translate(text, to) {
    const { translations } = await askProvider('deepl', {
      url: `${baseUrl}/v2/translate`,
      headers: { authorization: `DeepL-Auth-Key ${key}` },
      body: { text: [text], target_lang: codeOf(to) },
      timeoutMs,
      answer,
    })
    const [found] = translations
    return { text: found?.text ?? '', from: found?.detected_source_language.toLowerCase() ?? '' }
  },
})
