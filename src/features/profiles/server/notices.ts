import { isolated } from '../../../platform/shared/format.ts'
import { inEachLanguage, textsIn } from '../../../platform/shared/catalogues.ts'
import type { NoticeKind, NoticeParams, NoticeWords } from '../../notifications/server/index.ts'
import { visibility as en } from '../messages.checks.en.ts'

type Words = typeof en
/** A profile that came on the list, or went, without anyone asking for that: for the worker or the people of her agency. */
const visibility = (
  name: keyof Words,
  words: (t: Words, params: NoticeParams) => NoticeWords,
): NoticeKind => ({
  group: 'profiles',
  channels: ['sms'],
  roles: ['jobseeker', 'agency'],
  label: inEachLanguage((locale) => textsIn(en, locale)[name].label),
  words: inEachLanguage((locale) => (params) => words(textsIn(en, locale), params)),
})

/** What the owner of a profile is told of who sees it. */
export const notices = {
  profile_taken_off: visibility('profile_taken_off', (t, { name, reason }) => ({
    title: t.profile_taken_off.title,
    text: t.profile_taken_off.text(
      isolated(name),
      reason === 'under_age' ? 'under_age' : 'incomplete',
    ),
  })),
  profile_shown_now: visibility('profile_shown_now', (t, { name }) => ({
    title: t.profile_shown_now.title,
    text: t.profile_shown_now.text(isolated(name)),
  })),
} satisfies Record<string, NoticeKind>
