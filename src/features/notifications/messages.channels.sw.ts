import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.channels.en.ts'

export const sw: typeof en = {
  ways: {
    title: 'Jinsi tunavyokufikia',
    on: 'Imewashwa',
    push: {
      title: 'Kwenye kifaa hiki',
      text: 'Arifa fupi kwenye skrini, hata Manzil ikiwa imefungwa: inahusu nini, kamwe si kilichoandikwa. Inaisha ukitoka hapa.',
      allow: 'Ruhusu kwenye kifaa hiki',
      stop: 'Acha kwenye kifaa hiki',
      denied:
        'Browser yako inazuia arifa za Manzil. Ziruhusu kwenye mipangilio yake kwa ukurasa huu, kisha urudi.',
      unsupported:
        'Browser hii haiwezi kuonyesha arifa. Kwenye iPhone, ongeza Manzil kwenye Skrini ya Mwanzo na uifungue kutoka hapo.',
      failed:
        'Kifaa hiki hakikuweza kusajiliwa. Angalia mtandao wake, na kama browser yake inaruhusu arifa.',
      elsewhere: (count) =>
        plural('sw', count, {
          one: 'Imewashwa kwenye kifaa kingine #',
          other: 'Imewashwa kwenye vifaa vingine #',
        }),
    },
    whatsapp: {
      title: 'WhatsApp',
      text: 'Habari na misimbo huja kwa WhatsApp. Isiyofika baada ya dakika moja huja kama SMS. Mwaliko unaweza kuujibu kwa NDIYO au HAPANA tu, na STOP huzima.',
      to: (number) => `Kwa ${number}`,
      allow: 'Ndiyo, kwa WhatsApp',
      stop: 'Acha WhatsApp',
      noNumber: 'Akaunti yako bado haina namba ya simu.',
      failed: 'Hii haikuweza kuhifadhiwa. Tafadhali jaribu tena.',
    },
    email: { title: 'Barua pepe', on: 'Anwani yako imethibitishwa.' },
  },
  groups: {
    interviews: { title: 'Mahojiano', text: 'Mialiko, majibu, mabadiliko na makumbusho' },
    messages: { title: 'Ujumbe', text: 'Mtu amekuandikia' },
    hires: { title: 'Uteuzi na ajira', text: 'Uteuzi, barua za kazi, hati, kufika' },
    money: { title: 'Malipo na mipango', text: 'Malipo, marejesho na mipango inayoisha' },
    profiles: {
      title: 'Profaili na utafutaji',
      text: 'Profaili, hati na ukaguzi wake, na utafutaji wako uliohifadhi unachopata',
    },
    account: {
      title: 'Akaunti na usalama',
      text: 'Akaunti yako, taarifa zako na nani anaingia',
    },
  },
  channels: {
    product: 'Ndani ya Manzil',
    push: 'Kifaa',
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    email: 'Barua pepe',
  },
  one: 'Chagua moja moja',
  safe: 'Kinachohusu usalama wako kinakufikia daima.',
  offer: {
    title: 'Mialiko kwa WhatsApp?',
    text: 'Jibu mwaliko kwa NDIYO au HAPANA, papo hapo kwenye chat. Unaweza kuacha wakati wowote.',
  },
  chat: {
    body: 'Habari, hii ni Manzil na ina habari kwako: {{1}} Fungua Manzil uone yote.',
    footer: 'Jibu STOP usipate tena WhatsApp.',
    button: 'Fungua Manzil',
    answers: ['Ndiyo', 'Hapana'],
    stopped:
      'Hupati tena WhatsApp kutoka Manzil. La muhimu huja kama SMS. Washa WhatsApp tena hapa:',
    unclear: 'Hakuna anayesoma kinachoandikwa kwa namba hii. Tafadhali angalia Manzil:',
  },
  errors: {
    whatsAppOff: 'Ujumbe wa WhatsApp haupatikani kwa sasa.',
    whatsAppNeedsNumber: 'Akaunti yako haina namba ya simu. Tafadhali ongeza kwanza.',
    pushAddress: 'Anwani ya arifa ya browser hii haiwezi kutumika.',
  },
}
