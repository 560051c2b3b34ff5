import type { work as en } from './messages.work.en.ts'

export const work: typeof en = {
  metaTitle: 'Kazi za nyumbani Qatar | Manzil',
  metaDescription:
    'Kwa yaya, wafanyakazi wa nyumbani, wapishi, madereva na wahudumu: tengeneza profaili yako, familia za Qatar zikupate, na uamue mwenyewe. Bure kwa wafanyakazi, daima.',
  badge: 'Kwa wafanyakazi: bure, daima',
  title: 'Unatafuta kazi ya nyumbani Qatar?',
  lead: 'Tengeneza profaili yako kwenye simu yako. Familia zinakupata, zinaomba mahojiano, nawe unaamua.',
  signUp: 'Tengeneza profaili yangu',
  signIn: 'Nina akaunti',
  area: 'Kwenye ukurasa wangu',
  steps: {
    title: 'Inavyokwenda',
    items: [
      {
        title: 'Tengeneza profaili yako',
        text: 'Sema unachofanya vizuri, mshahara unaoomba na lini unaweza kuanza. Picha na video fupi husaidia zaidi.',
      },
      {
        title: 'Kutana na familia',
        text: 'Familia inaomba mahojiano. Unasema ndiyo au hapana, au unapendekeza saa nyingine.',
      },
      {
        title: 'Kubalianeni, kisha uanze',
        text: 'Nyote mnasema ndiyo kwa masharti yaleyale: mshahara, saa, siku ya mapumziko. Hakuna kinachohesabika kabla hujasema ndiyo.',
      },
    ],
  },
  rights: {
    title: 'Haki zako',
    items: [
      'Hulipi chochote, katika hatua yoyote: hakuna ada ya kazi, viza au mkataba. Yeyote anayekuomba pesa hatoki Manzil.',
      'Namba yako ya simu na barua pepe haziko kamwe kwenye ukurasa wa wazi.',
      'Pasipoti yako ni yako. Hati zako haziko kamwe kwenye profaili yako ya wazi.',
      'Nchini Qatar mfanyakazi wa nyumbani ana siku ya mapumziko kila wiki na hafanyi kazi zaidi ya saa 10 kwa siku, na mshahara wake huingia kwenye akaunti yake ya benki kila mwezi.',
      'Unaweza kuficha au kufuta profaili yako wakati wowote.',
    ],
  },
}
