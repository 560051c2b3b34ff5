import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { data as en } from './messages.data.en.ts'

export const data: Translation<typeof en> = {
  metaTitle: 'Taarifa zako | Manzil',
  title: 'Taarifa zako',
  lead: 'Tunachohifadhi kukuhusu ni chako. Hapa unapata nakala yake, unarekebishiwa, unapinga matumizi yake, na unafuta akaunti yako.',
  loading: 'Inapakia taarifa zako',
  failed: {
    title: 'Hii haikuweza kupakiwa',
    text: 'Tafadhali angalia mtandao wako kisha ujaribu tena.',
  },
  retry: 'Jaribu tena',
  close: 'Funga',
  cancel: 'Ghairi',
  notDone: 'Hii haikuweza kufanyika. Tafadhali jaribu tena.',
  password: 'Nenosiri lako',
  showPassword: 'Onyesha nenosiri',
  hidePassword: 'Ficha nenosiri',
  passwordMissing: 'Tafadhali andika nenosiri lako',
  download: {
    title: 'Pakua vyote',
    text: 'Kifurushi kimoja: kilichohifadhiwa, kama faili unaloweza kusoma (data.json), na picha, video, hati na ankara zako. Tunakitengeneza taratibu na kukuambia kikiwa tayari.',
    ask: 'Tengeneza nakala ya taarifa zangu',
    again: 'Tengeneza nakala mpya',
    queued: 'Nakala yako itatengenezwa sasa hivi. Unaweza kuondoka kwenye ukurasa huu.',
    running: (done, total) =>
      `Nakala yako inatengenezwa: ${done} kati ya ${plural('sw', total, { one: 'faili #', other: 'mafaili #' })}.`,
    progress: 'Nakala imefika wapi',
    ready: (size, until) => `Nakala yako iko tayari (${size}). Unaweza kuipakua hadi ${until}.`,
    failed: 'Nakala yako haikuweza kutengenezwa. Tafadhali omba mpya.',
    open: 'Pakua',
    megabytes: (value) => `${value} MB`,
  },
  correct: {
    title: 'Rekebisha',
    text: 'Mengi unabadilisha mwenyewe, mara moja:',
    places: {
      account: 'Jina, namba, barua pepe na lugha',
      jobseeker: 'Profaili, picha na video yako',
      documents: 'Hati zako',
    },
    rest: 'Usichoweza kubadilisha mwenyewe, kama jina kwenye ankara, tunakurekebishia. Tunajibu ndani ya siku 30.',
    ask: 'Omba marekebisho',
  },
  object: {
    title: 'Pinga',
    text: 'Unaweza kusimamisha matumizi ya taarifa zako yanayotegemea ridhaa yako. Yanaisha mara moja.',
    nothing:
      'Hakuna unachoweza kusimamisha hapa: hakuna chako kilichochapishwa, na hupati ujumbe usio wa lazima.',
    other: 'Unapinga jambo lingine? Tuandikie, na tunajibu ndani ya siku 30.',
    ask: 'Pinga jambo lingine',
    done: 'Tayari. Matumizi haya yameisha.',
    uses: {
      publication: {
        title: 'Profaili yako ya wazi',
        text: 'Familia hazikupati tena. Unaweza kuichapisha tena kwenye profaili yako.',
        action: 'Iondoe kwenye orodha',
        confirm:
          'Hakuna atakayepata profaili yako tena, na link yake inazimwa. Unaweza kuichapisha tena wakati wowote.',
      },
      special_data: {
        title: 'Dini, hali ya ndoa na watoto',
        text: 'Ulikubali tuhifadhi haya. Ukiondoa ridhaa yako, yanafutwa pamoja nayo.',
        action: 'Ondoa na ufute',
        confirm:
          'Ulichoandika kuhusu dini yako, hali ya ndoa na watoto kinafutwa mara moja na hakiwezi kurudishwa.',
      },
      newsletter: {
        title: 'Jarida',
        text: 'Tunasahau anwani yako kwenye orodha yake.',
        action: 'Jiondoe',
        confirm: 'Hutapata matoleo tena, na anwani yako inaondolewa kwenye orodha.',
      },
      messages: {
        title: 'Ujumbe usio wa lazima',
        text: 'Unabaki na unaohitajika kwa usalama wa akaunti yako. Mwingine wote unabaki ndani ya Manzil tu.',
        action: 'Usimamishe',
        confirm:
          'Hutaarifiwa tena kuhusu mahojiano na kazi kwa SMS, WhatsApp, barua pepe au kwenye vifaa vyako. Unaweza kuchagua tena kwenye mipangilio ya arifa zako.',
      },
      agency: {
        title: 'Wakala wako anatunza rekodi yako',
        text: 'Unaweza kuchukua rekodi yako na kumwacha wakala; kisha wewe peke yako unaamua kinachoonekana kwa wote.',
        action: 'Kwa wakala wako',
      },
    },
  },
  requests: {
    title: 'Ulichotuomba',
    kinds: { correction: 'Marekebisho', objection: 'Pingamizi' },
    about: { correction: 'Nini si sahihi?', objection: 'Unapinga nini?' },
    text: { correction: 'Inapaswa kusema nini?', objection: 'Kwa nini?' },
    aboutMissing: 'Tafadhali sema inahusu nini',
    textMissing: 'Tafadhali sema unachoomba',
    send: 'Tuma',
    sent: 'Tumepata ombi lako na tunajibu ndani ya siku 30.',
    states: { open: 'Wazi', done: 'Limekamilika', refused: 'Limekataliwa' },
    due: (date) => `Tunajibu kufikia ${date}.`,
    answered: (date) => `Jibu letu la ${date}`,
  },
  consents: {
    title: 'Ulichokubali',
    text: 'Kila ridhaa na kila kuiondoa, kama ilivyoandikwa: lini, kwa toleo gani la maandishi, na kutoka anwani gani ya mtandao.',
    none: 'Bado hakuna kilichoandikwa.',
    kinds: {
      terms: 'Vigezo na Masharti',
      privacy: 'Sera ya Faragha',
      special_data: 'Dini, hali ya ndoa, watoto na familia',
      index_profile: 'Profaili yako kwenye injini za utafutaji',
      newsletter: 'Jarida',
      messages: 'Ujumbe usio wa lazima',
    },
    what: 'Nini',
    when: 'Lini',
    version: 'Toleo la',
    from: 'Kutoka',
    given: 'Imekubaliwa',
    withdrawn: 'Imeondolewa',
  },
  delete: {
    title: 'Futa akaunti yako',
    text: 'Akaunti yako inafungwa mara moja na kufutwa baada ya siku 30. Hadi hapo unaweza kuibakiza.',
    goesTitle: 'Kinachofutwa',
    goes: {
      jobseeker: [
        'jina lako, namba, barua pepe na nenosiri',
        'profaili yako, picha, video na hati',
        'ujumbe wako, arifa na ridhaa',
        'jina lako, namba na barua pepe kwenye yale familia zilizoandika kukuhusu',
      ],
    },
    staysTitle: 'Kinachobaki, na kwa nini',
    stays: {
      jobseeker: [
        'kumbukumbu ya familia yenyewe ya ajira na ankara yake, bila jina lako: sheria ya kumbukumbu za biashara inataka hivyo',
        'orodha, maandishi na mahojiano ya familia yenyewe, yenye namba tu badala ya jina lako: ni yake',
        'kwamba ulimpinga wakala, kama msimbo ambao hakuna anayeweza kuugeuza kuwa namba yako: ili asikuorodheshe tena',
        'ripoti za unyanyasaji: ulizotoa, bila wewe, na zinazokuhusu, zenye namba tu badala ya jina lako. Zinalinda wengine',
        'nani alibadilisha nini, kama namba: inalinda wengine',
      ],
    },
    obstacles: 'Bado huwezi kufuta akaunti yako:',
    ends: 'Kinachoisha pamoja na akaunti yako:',
    ask: 'Futa akaunti yangu',
    confirmTitle: 'Ufute akaunti yako?',
    confirmText:
      'Unatolewa kwenye vifaa vyote, wengine hawakuoni tena, mahojiano yajayo yanaghairiwa, na ujumbe unasimama. Baada ya siku 30 vyote vinafutwa kabisa, isipokuwa kinachosemwa kwenye ukurasa huu kuwa kinabaki.',
    word: 'DELETE',
    wordLabel: (word) => `Andika ${word} kuthibitisha`,
    wordWrong: (word) => `Tafadhali andika ${word}`,
    confirm: 'Futa akaunti yangu',
  },
  closed: {
    metaTitle: 'Akaunti yako imefungwa | Manzil',
    title: 'Akaunti yako imefungwa',
    text: (date) => `Itafutwa ${date}, na vyote vilivyo vyake.`,
    textNoDate: 'Itafutwa baada ya siku 30, na vyote vilivyo vyake.',
    keep: 'Umebadili mawazo? Ingia kabla ya siku hiyo, na uibakize.',
    signIn: 'Kwenye kuingia',
    home: 'Kwenye ukurasa wa mwanzo',
  },
}
