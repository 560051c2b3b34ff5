import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.channels.en.ts'

export const fil: typeof en = {
  ways: {
    title: 'Paano ka namin maaabot',
    on: 'Naka-on',
    push: {
      title: 'Sa device na ito',
      text: 'Maikling abiso sa screen, kahit nakasara ang Manzil: kung tungkol saan ito, hindi kung ano ang isinulat. Titigil ito kapag nag-sign out ka rito.',
      allow: 'Payagan sa device na ito',
      stop: 'Itigil sa device na ito',
      denied:
        'Bina-block ng browser mo ang mga abiso ng Manzil. Payagan ito sa settings ng pahinang ito, saka bumalik.',
      unsupported:
        'Hindi makapagpakita ng abiso ang browser na ito. Sa iPhone, idagdag ang Manzil sa Home Screen at doon buksan.',
      failed:
        'Hindi mairehistro ang device na ito. Tingnan ang koneksyon, at kung pinapayagan ng browser ang mga abiso.',
      elsewhere: (count) =>
        plural('fil', count, {
          one: 'Naka-on sa # pang device',
          other: 'Naka-on sa # pang device',
        }),
    },
    whatsapp: {
      title: 'WhatsApp',
      text: 'Sa WhatsApp darating ang balita at mga code. Kung hindi dumating sa loob ng isang minuto, text message ang ipapadala. Sa imbitasyon, sumagot lang ng OO o HINDI, at STOP para itigil.',
      to: (number) => `Sa ${number}`,
      allow: 'Oo, sa WhatsApp',
      stop: 'Itigil ang WhatsApp',
      noNumber: 'Wala pang mobile number ang account mo.',
      failed: 'Hindi ito na-save. Subukan ulit.',
    },
    email: {
      title: 'E-mail',
      on: 'Kumpirmado ang address mo.',
    },
  },
  groups: {
    interviews: { title: 'Mga interview', text: 'Mga imbitasyon, sagot, pagbabago at paalala' },
    messages: { title: 'Mga mensahe', text: 'May sumulat sa iyo' },
    hires: { title: 'Pagpili at pagtanggap', text: 'Pagpili, mga alok, papeles, pagdating' },
    money: { title: 'Mga bayad at plan', text: 'Mga bayad, refund at plan na natatapos' },
    profiles: {
      title: 'Mga profile at paghahanap',
      text: 'Mga profile, ang papeles at pagsusuri ng mga ito, at ang nahahanap ng mga naka-save na search',
    },
    account: {
      title: 'Account at kaligtasan',
      text: 'Account mo, data mo at kung sino ang nagsa-sign in',
    },
  },
  channels: {
    product: 'Sa Manzil',
    push: 'Device',
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    email: 'E-mail',
  },
  one: 'Piliin isa-isa',
  safe: 'Laging darating sa iyo ang mahalaga sa kaligtasan mo.',
  offer: {
    title: 'Mga imbitasyon sa WhatsApp?',
    text: 'Sagutin ang imbitasyon ng OO o HINDI, sa chat mismo. Puwede mo itong itigil anumang oras.',
  },
  chat: {
    body: 'Kumusta, Manzil ito at may balita para sa iyo: {{1}} Buksan ang Manzil para makita ang lahat.',
    footer: 'Sumagot ng STOP para wala nang WhatsApp.',
    button: 'Buksan ang Manzil',
    answers: ['Oo', 'Hindi'],
    stopped:
      'Wala ka nang matatanggap na WhatsApp mula sa Manzil. Sa text message darating ang mahalaga. I-on ulit ang WhatsApp dito:',
    unclear: 'Walang nagbabasa ng isinusulat sa numerong ito. Tingnan sa Manzil:',
  },
  errors: {
    whatsAppOff: 'Walang WhatsApp sa ngayon.',
    whatsAppNeedsNumber: 'Walang mobile number ang account mo. Magdagdag muna.',
    pushAddress: 'Hindi magamit ang address ng browser na ito para sa mga abiso.',
  },
}
