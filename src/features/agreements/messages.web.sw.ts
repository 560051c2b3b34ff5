import type { Translation } from '../../platform/shared/catalogues.ts'
import type { screens as en } from './messages.web.en.ts'

export const screens: Translation<typeof en> = {
  metaTitle: (title) => `${title} | Manzil`,
  loading: 'Inapakia',
  retry: 'Jaribu tena',
  cancel: 'Ghairi',
  close: 'Funga',
  failed: {
    title: 'Hii haikuweza kupakiwa',
    text: 'Tafadhali angalia mtandao wako kisha ujaribu tena.',
  },
  counter: {
    title: 'Pendekeza masharti mengine',
    lead: 'Badilisha unachotaka kiwe tofauti. Familia inaona ulichobadilisha.',
    reason: 'Neno kwa familia',
    submit: 'Tuma',
    sent: 'Masharti yako yako njiani',
    failed: 'Masharti yako hayakuweza kutumwa. Tafadhali jaribu tena.',
  },
  answer: {
    yes: 'Ndiyo, nakubali',
    no: 'Hapana',
    other: 'Masharti mengine',
    accept: 'Kubali masharti haya',
    change: 'Badilisha masharti',
    yesTitle: 'Useme ndiyo kwa masharti haya?',
    yesText:
      'Kisha familia inaweza kukuajiri. Hakuna kinachochukuliwa kwako wala kukatwa kwenye mshahara wako, kamwe.',
    noTitle: 'Useme hapana?',
    noText: 'Familia inaarifiwa. Inaweza kukuuliza tena kwa masharti mengine.',
    noPaid: 'Familia imeshalipa. Pesa zake zote zinarudishwa, nawe unarudi kwenye orodha.',
    reason: 'Kwa nini?',
    failed: 'Jibu lako halikuweza kuhifadhiwa. Tafadhali jaribu tena.',
    said: { accept: 'Umekubali', decline: 'Umesema hapana', withdraw: 'Imeondolewa' },
  },
  page: {
    titles: { worker: 'Familia zinazokuuliza' },
    leads: {
      worker: 'Soma masharti, kisha sema ndiyo, hapana, au pendekeza mengine. Hulipi chochote.',
    },
    empty: {
      worker: {
        title: 'Bado hakuna aliyekuuliza',
        text: 'Familia ikitaka kukuajiri, masharti yake yatakuwa hapa.',
      },
    },
    waiting: 'Zinazosubiri',
    agreed: 'Zilizokubaliwa',
    past: 'Zilizojibiwa na kuisha',
    from: (household) => `${household} wanakuuliza`,
    toCase: 'Tazama uajiri',
  },
  statuses: {
    worker: {
      asked: 'Jibu lako linasubiriwa',
      countered: 'Familia imepata masharti yako',
      agreed: 'Mmekubaliana',
      declined: 'Ulisema hapana',
      withdrawn: 'Huulizwi tena',
      ended: 'Imeisha',
    },
  },
  deal: {
    title: 'Masharti ya kazi',
    notOpened: 'Link hii haiwezi kufunguliwa',
    oneAct: 'Link hii ni ya jibu moja, ndani ya siku moja.',
    signIn: 'Ingia Manzil',
    states: {
      agreed: 'Pande zote mbili zimekubali masharti haya.',
      declined: 'Jibu lilikuwa hapana.',
      countered: 'Masharti mengine yako njiani kwa upande mwingine.',
      withdrawn: 'Swali hili limeondolewa.',
      ended: 'Swali hili limekwisha.',
      asked: 'Ni zamu ya upande mwingine.',
      changed: 'Masharti yamebadilika tangu link hii itumwe.',
    },
  },
}
