import { checkedItems } from './messages.attributes.fil.ts'
import type { checks as enChecks, visibility as enVisibility } from './messages.checks.en.ts'
import { words } from './messages.words.fil.ts'

export const checks: typeof enChecks = {
  badge: words.card.checked,
  what: {
    identity: 'Inihambing ang passport o ID sa pangalan sa profile na ito.',
    licence: 'Inihambing ang driving license sa pangalan sa profile na ito.',
    medical: 'Nakita ang isang medical certificate. Pribado ang nakasulat dito.',
    references: 'Tinanong ang isang dating pamilya o employer na binanggit ng taong ito.',
  },
  method: {
    original_seen: 'Nakita ang orihinal',
    copy_seen: 'Nakita ang kopya',
    video_call: 'Inihambing sa video call',
    issuer_asked: 'Tinanong ang nagbigay nito',
    household_asked: 'Tinanong ang pamilya sa telepono',
  },
  title: 'Ano ang sinuri',
  how: 'Paano',
  by: 'Sinuri ng',
  operator: 'Operator ng Manzil',
  twoOperators: 'Dalawang operator ng Manzil, magkahiwalay',
  nameDiffers:
    'Iba ang pagkakasulat ng pangalan sa dokumento; isinulat ng operator kung bakit iisang tao ito.',
  on: 'Kailan',
  until: 'May bisa hanggang',
  more: 'Wala na itong ibang pinatutunayan.',
  guide: 'Paano kami nagsusuri',
  item: checkedItems,
}

export const visibility: typeof enVisibility = {
  profile_taken_off: {
    label: 'Hindi na nakikita ang profile',
    title: 'Hindi na nakikita ang profile',
    text: (name, reason) =>
      reason === 'under_age'
        ? `Hindi ipinapakita ang profile na ${name}: wala pang 18 ang edad na nakasulat, at walang ipinapakitang wala pang 18. Kung mali ito, itama at ipakita ulit ang profile.`
        : `Hindi muna ipinapakita ang profile na ${name}: kulang ang trabaho, nasyonalidad o edad. Kapag napunan na, makikita ulit ito ng mga pamilya.`,
  },
  profile_shown_now: {
    label: 'Nakikita ang profile',
    title: 'Nakikita na ng mga pamilya ang profile mo',
    text: (name) =>
      `Kumpleto na ang kailangan ng profile na ${name}, at mahahanap na ito ng mga pamilya, gaya ng gusto mo. Puwede mo itong itago anumang oras.`,
  },
}
