import type { claim as en } from './messages.claim.en.ts'

export const claim: typeof en = {
  title: (n) =>
    n === 1
      ? 'Wakala anatunza rekodi yenye namba yako'
      : 'Mawakala wanatunza rekodi zenye namba yako',
  text: 'Kama ni wewe, ifanye iwe yako: kisha unaihariri mwenyewe na kuamua nini kionekane kwa wote. Ulichoandika hapa mwenyewe kinabaki.',
  licence: (number) => `Leseni ${number}`,
  since: (date) => `tangu ${date}`,
  shown: 'Familia zinaweza kuiona',
  notShown: 'Haionyeshwi kwa familia',
  objected: 'Umepinga: haionyeshwi',
  claim: 'Huyu ni mimi',
  claimOf: (agency) => `Fanya rekodi ya ${agency} iwe yako`,
  object: 'Napinga',
  objectOf: (agency) => `Pinga rekodi ya ${agency}`,
  obstacles: {
    kept_by_other: 'Wakala mwingine tayari anatunza rekodi yako. Mwache kwanza ili uchukue hii.',
    own_in_use:
      'Kuna familia zinazoshughulika na profaili uliyoandika mwenyewe. Unaweza kuchukua rekodi hii zikimaliza.',
  },
  dialog: {
    title: 'Fanya rekodi hii iwe yako',
    text: (agency) =>
      `Tunatuma msimbo kwa namba yako kuhakikisha bado ni yako. ${agency} anaendelea kukutafutia kazi na anaarifiwa; kinachoonekana kwa wote ni uamuzi wako peke yako.`,
    send: 'Tuma msimbo',
    sent: 'Msimbo umetumwa kwa namba yako kwa SMS.',
    code: 'Msimbo',
    box: (n) => `Tarakimu ${n} ya 6`,
    codeInvalid: 'Tafadhali andika msimbo wa tarakimu 6',
    resend: 'Tuma tena',
    confirm: 'Iwe yangu',
    done: 'Rekodi sasa ni yako. Tafadhali ipitie.',
    failed: 'Hilo halikufanya kazi. Tafadhali jaribu tena.',
  },
  objection: {
    title: 'Pinga rekodi hii?',
    text: (agency) =>
      `${agency} anaarifiwa. Familia hazioni tena rekodi hii, na wakala hawezi kuichapisha tena wala kuingiza namba yako upya. Rekodi yenyewe inabaki ya wakala.`,
    confirm: 'Pinga',
    done: 'Rekodi haionyeshwi tena.',
  },
  keeper: {
    title: 'Inatunzwa na wakala',
    by: 'Inatunzwa na',
    text: 'Wakala anakupeleka kwa familia na kukusaidia na profaili yako. Kinachoonekana kwa wote ni uamuzi wako peke yako.',
    leave: 'Mwache wakala',
    obstacles: {
      hired: 'Umeajiriwa kupitia wakala huyu. Unaweza kumwacha hili likiisha.',
      case_open: 'Uajiri wako kupitia wakala huyu bado uko wazi. Unaweza kumwacha hili likiisha.',
    },
    confirmTitle: 'Umwache wakala huyu?',
    confirmText: (agency) =>
      `${agency} anaarifiwa na hana tena rekodi yako. Inabaki yako, na yote yaliyomo, na inaonyeshwa kama “Moja kwa moja”.`,
    done: 'Umemwacha wakala. Profaili yako ni yako peke yako.',
  },
  cancel: 'Ghairi',
  close: 'Funga',
}
