import type { TemplateCall } from '../../../../gateways/whatsapp/index.ts'
import type { Registry } from '../../../../platform/server/capability.ts'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { type Locale, locales } from '../../../../platform/shared/locales.ts'
import { channelTexts } from '../../channel-texts.ts'
import { allNoticeKinds } from '../notice-kinds.ts'

/** A text as Meta is asked to approve it: a kind's label above, the notice at the one mark, the page behind the button. */
export interface WhatsAppTemplate {
  name: string
  language: Locale
  header: string
  body: string
  footer: string
  button: string
  /** Buttons that answer. */
  answers: readonly string[]
}

const codeName = 'manzil_code'
const nameOf = (kind: string): string => `manzil_${kind}`
/** What a mark may hold, less than Meta's 1,024 signs with the rest of the text. */
const valueMax = 800
/** Meta takes 60 signs. */
const headerMax = 59

/** The templates of all kinds of notices, in each language. Meta writes the text of the one for codes itself. */
export const noticeTemplates = (registry: Registry): WhatsAppTemplate[] =>
  allNoticeKinds({ registry }).flatMap(([name, kind]) =>
    locales.map((language) => {
      const { body, footer, button, answers } = channelTexts[language].chat
      return {
        name: nameOf(name),
        language,
        header: withinHeader(kind.label[language]),
        body,
        footer,
        button,
        answers: kind.isQuestion === true ? answers : [],
      }
    }),
  )

/** As many whole words as a header holds. */
const withinHeader = (label: string): string =>
  label.length <= headerMax ? label : `${label.slice(0, headerMax).replace(/\s+\S*$/, '')}…`

interface Said {
  kind: string
  language: Locale
  text: string
  path: string
}

/** How a notice goes by its template. */
export const noticeCall = ({ kind, language, text, path }: Said): TemplateCall => ({
  name: nameOf(kind),
  language,
  values: [oneLine(text)],
  button: localizedPath(path, language).slice(1),
})

export const codeCall = (code: string, language: Locale): TemplateCall => ({
  name: codeName,
  language,
  values: [code],
  button: code,
})

/** A mark takes neither a break nor many spaces. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, valueMax)
