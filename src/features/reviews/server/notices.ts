import { inEachLanguage, translated } from '../../../platform/shared/catalogues.ts'
import { formatDate, isolated } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import type { NoticeKind, NoticeParams, NoticeWords } from '../../notifications/server/index.ts'
import type { DocumentKind } from '../../profiles/choices.ts'
import type { CheckItem } from '../../profiles/check-choices.ts'
import { documentKinds as en } from '../../profiles/messages.fields.en.ts'
import { checks as enChecks } from '../../profiles/messages.checks.en.ts'
import { findings as enFindings } from '../messages.findings.en.ts'

const kinds = translated(en)
const paper = (kind: unknown, locale: Locale): string =>
  kinds[locale][kind as DocumentKind] ?? kinds[locale].other

type Findings = typeof enFindings
const findings = translated(enFindings)
const badges = translated(enChecks.badge)
const badge = (item: unknown, locale: Locale): string => badges[locale][item as CheckItem]
/** What the operator found about a profile, for the worker or the people of her agency. */
const finding = (
  name: Exclude<keyof Findings, 'part'>,
  words: (t: Findings, params: NoticeParams, locale: Locale) => NoticeWords,
): NoticeKind => ({
  group: 'profiles',
  channels: name === 'check_recorded' ? [] : ['sms'],
  roles: ['jobseeker', 'agency'],
  label: inEachLanguage((locale) => findings[locale][name].label),
  words: inEachLanguage((locale) => (params) => words(findings[locale], params, locale)),
})

/** What the operator found, told to whom it is about. */
export const notices = {
  profile_change_asked: finding('profile_change_asked', (t, { name, part, reason }) => ({
    title: t.profile_change_asked.title,
    text: t.profile_change_asked.text(
      isolated(name),
      t.part[part as keyof typeof t.part],
      isolated(reason),
    ),
  })),
  profile_hidden: finding('profile_hidden', (t, { name, reason }) => ({
    title: t.profile_hidden.title,
    text: t.profile_hidden.text(isolated(name), isolated(reason)),
  })),
  profile_shown_again: finding('profile_shown_again', (t, { name }) => ({
    title: t.profile_shown_again.title,
    text: t.profile_shown_again.text(isolated(name)),
  })),
  paper_rejected: finding('paper_rejected', (t, { name, kind, reason }, locale) => ({
    title: t.paper_rejected.title,
    text: t.paper_rejected.text(isolated(name), paper(kind, locale), isolated(reason)),
  })),
  check_recorded: finding('check_recorded', (t, { name, item, valid_until }, locale) => ({
    title: t.check_recorded.title(badge(item, locale)),
    text: t.check_recorded.text(
      isolated(name),
      badge(item, locale),
      formatDate(String(valid_until), locale),
    ),
  })),
  check_withdrawn: finding('check_withdrawn', (t, { name, item, reason }, locale) => ({
    title: t.check_withdrawn.title(badge(item, locale)),
    text: t.check_withdrawn.text(isolated(name), badge(item, locale), isolated(reason)),
  })),
  check_expired: finding('check_expired', (t, { name, item }, locale) => ({
    title: t.check_expired.title(badge(item, locale)),
    text: t.check_expired.text(isolated(name), badge(item, locale)),
  })),
} satisfies Record<string, NoticeKind>
