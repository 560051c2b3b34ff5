import { wordsIn } from '../../../platform/shared/catalogues.ts'
import { z } from 'zod'
import {
  type OperatorSetting,
  operatorSetting,
} from '../../../platform/server/operator-settings.ts'
import type { Context } from '../../../platform/server/context.ts'
import { readSettings } from '../../../platform/server/settings.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { type Contact, type Content, getContent } from '../contract.ts'
import { homeWords } from '../home-words.ts'
import { claimsInput, contactInput } from '../settings-contract.ts'

export const { claims: claimsSchema, contact: contactSchema } = getContent.output.shape
export const noClaims: Content['claims'] = {
  shown: false,
  verified_workers: '',
  visas_issued: '',
  rating: '',
}
export const noContact: Contact = {
  operator: null,
  registration_number: null,
  licence_number: null,
  email: null,
  phone: null,
  whatsapp: null,
  address: null,
  hours: null,
  social: [],
}

const claims = operatorSetting<Content['claims']>({
  key: 'claims',
  schema: claimsSchema,
  input: claimsInput.nullable(),
  standard: noClaims,
  present: (value) => value,
})

const contact = operatorSetting<Contact>({
  key: 'contact',
  schema: contactSchema,
  input: contactInput.nullable(),
  standard: noContact,
  present: (value) => value,
})

const textPrefix = 'text:'
const words = z.object({ en: z.string(), ar: z.string() })
const gap = /\s+/gu
const markup = /<[a-z!/?]/i

/** One text in both languages, or in none: then the product's own stands again. */
function wordsInput(max: number) {
  const one = z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().replace(gap, ' ') : (value ?? '')),
    z
      .string('invalidValue')
      .max(max, 'tooLong')
      .refine((text) => !markup.test(text), 'plainTextOnly'),
  )
  return z
    .object({ en: one, ar: one })
    .superRefine(({ en, ar }, { addIssue }) => {
      if ((en === '') !== (ar === ''))
        addIssue({ code: 'custom', path: [en === '' ? 'en' : 'ar'], message: 'bothLanguages' })
    })
    .transform((text) => (text.en === '' ? null : text))
    .nullable()
}

const texts = [...homeWords].map(([key, { en, ar, max }]) => {
  const setting = {
    key: textPrefix + key,
    schema: words,
    input: wordsInput(max),
    standard: { en, ar },
    present: (value: object) => value,
  }
  return { ...operatorSetting<{ en: string; ar: string }>(setting), standard: { en, ar, max } }
})

/** What the operator sets of the public pages: claims, contact data, and each text of the home page by its key. */
export const contentSettings: OperatorSetting[] = [claims, contact, ...texts]

/** The texts that the operator has put in words of its own, in both languages. */
export async function readOtherWords(
  ctx: Context,
): Promise<Map<string, { en: string; ar: string }>> {
  const said = await readSettings(ctx, textPrefix, words)
  return new Map([...said].filter(([key]) => homeWords.has(key)))
}

export const otherWordsIn = (
  said: ReadonlyMap<string, { en: string; ar: string }>,
  locale: Locale,
): Record<string, string> =>
  Object.fromEntries([...said].map(([key, text]) => [key, wordsIn(text, locale)]))
