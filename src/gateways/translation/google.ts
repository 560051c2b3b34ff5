import { z } from 'zod'
import { askProvider, patienceMs, type Translator, type TranslatorSettings } from './translator.ts'

const answer = z.object({
  data: z.object({
    translations: z
      .array(
        z.object({ translatedText: z.string(), detectedSourceLanguage: z.string().min(2).max(12) }),
      )
      .length(1),
  }),
})

/** Google Cloud Translation, Basic: https://cloud.google.com/translate/docs/reference/rest/v2/translate */
export const google = (
  { key, baseUrl }: TranslatorSettings,
  timeoutMs = patienceMs,
): Translator => ({
  async translate(text, to) {
    const { data } = await askProvider('google', {
      url: `${baseUrl}/language/translate/v2`,
      // In a header, so that no address in a log holds it.
      headers: { 'x-goog-api-key': key },
      body: { q: [text], target: to, format: 'text' },
      timeoutMs,
      answer,
    })
    const [found] = data.translations
    return {
      text: found?.translatedText ?? '',
      from: found?.detectedSourceLanguage.toLowerCase() ?? '',
    }
  },
})
