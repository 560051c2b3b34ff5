import type { ways as en } from './messages.ways.en.ts'

export const ways: typeof en = {
  ways: {
    label: 'Mtakutanaje?',
    video: 'Chumba cha video',
    phone: 'Simu',
    whatsapp: 'Simu ya WhatsApp',
    home: 'Nyumbani kwenu',
    office: 'Ofisini kwa wakala',
    hints: {
      video: 'Kwenye browser yako, hapa Manzil. Hakuna anayeona namba ya mwingine.',
      phone: 'Kila mmoja anaona namba ya mwingine mahojiano yakikubaliwa.',
      whatsapp: 'Kila mmoja anaona WhatsApp ya mwingine mahojiano yakikubaliwa.',
      home: 'Anwani inaonekana mahojiano yakikubaliwa.',
      office: 'Kwa wanaotoka kwa wakala.',
    },
    shown: {
      video: 'Kwenye chumba cha video',
      phone: 'Kwa simu',
      whatsapp: 'Kwa simu ya WhatsApp',
      home: 'Nyumbani kwa familia',
      office: 'Ofisini kwa wakala',
    },
  },
  join: 'Jiunge',
}
