import { isolated } from '../../../platform/shared/format.ts'
import { inEachLanguage } from '../../../platform/shared/catalogues.ts'
import type { NoticeKind } from '../../notifications/server/index.ts'
import { texts } from '../texts.ts'

type Name = keyof (typeof texts)['en']['notices']

interface Words {
  title: (count: number) => string
  text: (count: number, search: string, more: number) => string
}

/** For a household; by which channels says the search itself. */
const kindOf = (name: Name): NoticeKind => ({
  group: 'profiles',
  channels: ['sms', 'email'],
  roles: ['employer'],
  label: inEachLanguage((locale) => texts[locale].notices[name].label),
  words: inEachLanguage((locale) => (params) => {
    const { title, text }: Words = texts[locale].notices[name]
    const [count, more] = [Number(params.count), Number(params.more)]
    return { title: title(count), text: text(count, isolated(params.search), more) }
  }),
})

/** What saved searches tell. */
export const notices = {
  search_found: kindOf('search_found'),
  searches_found: kindOf('searches_found'),
} satisfies Record<Name, NoticeKind>
