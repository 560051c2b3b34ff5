import type { Translation } from '../../platform/shared/catalogues.ts'
import type { screens as en } from './messages.web.en.ts'

export const screens: Translation<typeof en> = {
  metaTitle: (title) => `${title} | Manzil`,
  loading: 'Naglo-load',
  retry: 'Subukan ulit',
  cancel: 'Kanselahin',
  close: 'Isara',
  failed: {
    title: 'Hindi ito ma-load',
    text: 'Tingnan ang koneksyon mo at subukan ulit.',
  },
  counter: {
    title: 'Magmungkahi ng ibang kondisyon',
    lead: 'Baguhin ang gusto mong iba. Makikita ng pamilya ang binago mo.',
    reason: 'Mensahe sa pamilya',
    submit: 'Ipadala',
    sent: 'Papunta na ang mga kondisyon mo',
    failed: 'Hindi naipadala ang mga kondisyon mo. Subukan ulit.',
  },
  answer: {
    yes: 'Oo, payag ako',
    no: 'Hindi',
    other: 'Ibang kondisyon',
    accept: 'Tanggapin ang mga kondisyong ito',
    change: 'Baguhin ang mga kondisyon',
    yesTitle: 'Oo sa mga kondisyong ito?',
    yesText: 'Puwede ka nang kunin ng pamilya. Walang kukunin sa iyo o sa sahod mo kailanman.',
    noTitle: 'Sumagot ng hindi?',
    noText: 'Sasabihan ang pamilya. Puwede ka nilang tanungin ulit na may ibang kondisyon.',
    noPaid: 'Nagbayad na ang pamilya. Ibabalik ang buong pera nila, at nasa listahan ka ulit.',
    reason: 'Bakit?',
    failed: 'Hindi na-save ang sagot mo. Subukan ulit.',
    said: { accept: 'Pumayag ka', decline: 'Sumagot ka ng hindi', withdraw: 'Binawi' },
  },
  page: {
    titles: { worker: 'Mga pamilyang nagtatanong sa iyo' },
    leads: {
      worker:
        'Basahin ang mga kondisyon, saka sumagot ng oo o hindi, o magmungkahi ng iba. Wala kang babayaran.',
    },
    empty: {
      worker: {
        title: 'Wala pang nagtatanong sa iyo',
        text: 'Kapag gusto kang kunin ng isang pamilya, dito makikita ang mga kondisyon nila.',
      },
    },
    waiting: 'Naghihintay',
    agreed: 'Napagkasunduan',
    past: 'Nasagot na at tapos',
    from: (household) => `Nagtatanong sa iyo ang ${household}`,
    toCase: 'Tingnan ang recruitment',
  },
  statuses: {
    worker: {
      asked: 'Hinihintay ang sagot mo',
      countered: 'Nasa pamilya na ang mga kondisyon mo',
      agreed: 'Pareho kayong pumayag',
      declined: 'Sumagot ka ng hindi',
      withdrawn: 'Hindi na tinatanong',
      ended: 'Tapos na',
    },
  },
  deal: {
    title: 'Mga kondisyon sa trabaho',
    notOpened: 'Hindi mabuksan ang link na ito',
    oneAct: 'Isang sagot lang ang puwede sa link na ito, sa loob ng isang araw.',
    signIn: 'Mag-sign in sa Manzil',
    states: {
      agreed: 'Pareho kayong pumayag sa mga kondisyong ito.',
      declined: 'Hindi ang sagot.',
      countered: 'Papunta na sa kabila ang ibang kondisyon.',
      withdrawn: 'Binawi ang tanong na ito.',
      ended: 'Tapos na ang tanong na ito.',
      asked: 'Ang kabila naman ang sasagot.',
      changed: 'Nabago ang mga kondisyon mula nang ipadala ang link na ito.',
    },
  },
}
