import { checkedItems } from './messages.attributes.en.ts'
import { words } from './messages.words.en.ts'

/** What a badge says was checked, and how; and what the operator's findings are called. Never more than what was done. */
export const checks = {
  badge: words.card.checked,
  /** What exactly was done for it. */
  what: {
    identity: 'A passport or identity card was compared with the name on this profile.',
    licence: 'A driving licence was compared with the name on this profile.',
    medical: 'A medical certificate was seen. What it says stays private.',
    references: 'An earlier household or employer named by this person was asked.',
  },
  method: {
    original_seen: 'The original was seen',
    copy_seen: 'A copy was seen',
    video_call: 'Compared in a video call',
    issuer_asked: 'The issuer was asked',
    household_asked: 'The household was asked by phone',
  },
  title: 'What was checked',
  how: 'How',
  by: 'By',
  operator: 'Manzil’s operator',
  twoOperators: 'Two of Manzil’s operators, independently',
  nameDiffers:
    'The document spells the name differently. The operator recorded why it is the same person.',
  on: 'When',
  until: 'Valid until',
  more: 'It says nothing about anything else.',
  guide: 'How we check',
  item: checkedItems,
}
export type CheckTexts = typeof checks

export const visibility = {
  profile_taken_off: {
    label: 'The profile is no longer shown',
    title: 'The profile is no longer shown',
    text: (name: string, reason: 'under_age' | 'incomplete') =>
      reason === 'under_age'
        ? `The profile ${name} is not shown because the age in it is under 18. If that is a mistake, correct it and publish the profile again.`
        : `The profile ${name} is not shown at the moment: position, nationality or age is missing. Once it is filled in, households see the profile again.`,
  },
  profile_shown_now: {
    label: 'The profile is shown',
    title: 'Your profile is shown to households',
    text: (name: string) =>
      `The profile ${name} now has everything it needs, and households can find it, as you wanted. You can take it off the list at any time.`,
  },
}
