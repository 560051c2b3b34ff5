import type { NoticeKind } from '../../notifications/server/index.ts'
import { visibility as ar } from '../messages.checks.ar.ts'
import { visibility as en } from '../messages.checks.en.ts'

type Words = typeof en
type Params = Parameters<NoticeKind['en']>[0]
const isolated = (text: unknown): string => `\u2068${String(text)}\u2069`

/** A profile that came on the list, or went, without anyone asking for that: for the worker or the people of her agency. */
const visibility = (
  name: keyof Words,
  words: (t: Words, params: Params) => ReturnType<NoticeKind['en']>,
): NoticeKind => ({
  group: 'profiles',
  channels: ['sms'],
  roles: ['jobseeker', 'agency'],
  label: { en: en[name].label, ar: ar[name].label },
  en: (params) => words(en, params),
  ar: (params) => words(ar, params),
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
