import { checkedItems } from './messages.attributes.sw.ts'
import type { checks as enChecks, visibility as enVisibility } from './messages.checks.en.ts'
import { words } from './messages.words.sw.ts'

export const checks: typeof enChecks = {
  badge: words.card.checked,
  what: {
    identity: 'Pasipoti au kitambulisho kililinganishwa na jina la profaili hii.',
    licence: 'Leseni ya udereva ililinganishwa na jina la profaili hii.',
    medical: 'Cheti cha afya kilionekana. Kinachosema kinabaki siri.',
    references: 'Familia au mwajiri wa awali aliyetajwa na mtu huyu aliulizwa.',
  },
  method: {
    original_seen: 'Nakala halisi ilionekana',
    copy_seen: 'Nakala ilionekana',
    video_call: 'Ililinganishwa kwa simu ya video',
    issuer_asked: 'Aliyeitoa aliulizwa',
    household_asked: 'Familia iliulizwa kwa simu',
  },
  title: 'Kilichokaguliwa',
  how: 'Vipi',
  by: 'Na',
  operator: 'Msimamizi wa Manzil',
  twoOperators: 'Wasimamizi wawili wa Manzil, kila mmoja peke yake',
  nameDiffers: 'Hati inaandika jina tofauti; msimamizi ameandika kwa nini ni mtu yuleyule.',
  on: 'Lini',
  until: 'Inafaa hadi',
  more: 'Haisemi chochote kuhusu jambo lingine.',
  guide: 'Jinsi tunavyokagua',
  item: checkedItems,
}

export const visibility: typeof enVisibility = {
  profile_taken_off: {
    label: 'Profaili haionyeshwi tena',
    title: 'Profaili haionyeshwi tena',
    text: (name, reason) =>
      reason === 'under_age'
        ? `Profaili ${name} haionyeshwi: umri ulioandikwa ni chini ya miaka 18, na hakuna aliye chini ya miaka 18 anayeonyeshwa. Kama ni makosa, rekebisha na uchapishe profaili tena.`
        : `Profaili ${name} haionyeshwi kwa sasa: kazi, uraia au umri haupo. Ukishajazwa, familia zinaiona profaili tena.`,
  },
  profile_shown_now: {
    label: 'Profaili inaonyeshwa',
    title: 'Profaili yako inaonyeshwa kwa familia',
    text: (name) =>
      `Profaili ${name} sasa ina vyote inavyohitaji, na familia zinaweza kuipata, kama ilivyotakiwa. Unaweza kuiondoa kwenye orodha wakati wowote.`,
  },
}
