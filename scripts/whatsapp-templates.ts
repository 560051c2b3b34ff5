import fs from 'node:fs'
import { capabilities } from '../src/app/capabilities.ts'
import {
  noticeTemplates,
  type WhatsAppTemplate,
} from '../src/features/notifications/server/templates-api.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { locales } from '../src/platform/shared/locales.ts'

export const templatesFile = 'docs/operations/whatsapp.md'
const mark = '<!-- What follows is written by npm run whatsapp:templates -->'

const pairs = (templates: readonly WhatsAppTemplate[]): string =>
  Object.entries(Object.groupBy(templates, ({ name }) => name))
    .map(([name, of = []]) => {
      const answers = of.some(({ answers }) => answers.length > 0) ? 'yes' : ''
      return `| \`${name}\` | ${of.map(({ header }) => header).join(' | ')} | ${answers} |`
    })
    .join('\n')

const shared = (templates: readonly WhatsAppTemplate[]): string =>
  locales
    .map((locale) => {
      const one = templates.find(
        (template) => template.language === locale && template.answers.length > 0,
      )
      if (!one) throw new Error(`no template asks anything in ${locale}`)
      return `- \`${locale}\`: body \`${one.body}\`; footer \`${one.footer}\`; button \`${one.button}\`; answers \`${one.answers.join('`, `')}\``
    })
    .join('\n')

/** The document with the texts of all templates as the kinds of notices are now. */
export function withTemplates(document: string): string {
  const templates = noticeTemplates(createRegistry(capabilities))
  const [before = ''] = document.split(mark)
  return `${before}${mark}

What all share:

${shared(templates)}

| Name | ${locales.map((locale) => `Header, \`${locale}\``).join(' | ')} | Answers |
|---|${'---|'.repeat(locales.length)}---|
${pairs(templates)}
`
}

if (import.meta.main) {
  fs.writeFileSync(templatesFile, withTemplates(fs.readFileSync(templatesFile, 'utf8')))
}
