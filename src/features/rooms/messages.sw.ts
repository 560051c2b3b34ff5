import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.en.ts'

export const sw: Translation<typeof en> = {
  errors: {
    noRoom: 'Mahojiano haya hayako kwenye chumba cha video.',
    roomOff: 'Mahojiano haya hayafanyiki, kwa hiyo chumba chake kinabaki kimefungwa.',
    roomNotYet: 'Chumba kinafunguka mahojiano yakikubaliwa. Yamepangwa {when}, saa za Doha.',
    roomOver: 'Mahojiano yalikuwa {when}, saa za Doha, na chumba chake kimefungwa.',
    seatTaken: 'Mtu mwingine wa wakala wako tayari yuko chumbani.',
    notInRoom: 'Huko chumbani tena. Tafadhali ingia tena.',
  },
  notices: {
    room_entered: {
      label: 'Mtu anasubiri kwenye chumba cha video',
      title: 'Chumba cha video',
      text: (name) => `${name} wako kwenye chumba cha video na wanakusubiri.`,
    },
  },
  metaTitle: 'Chumba cha video | Manzil',
  title: 'Chumba cha video',
  loading: 'Inafungua chumba cha video',
  retry: 'Jaribu tena',
  failed: {
    title: 'Chumba hakikuweza kufunguliwa',
    text: 'Tafadhali angalia mtandao wako kisha ujaribu tena.',
  },
  notFound: {
    title: 'Chumba hiki si chako kuingia',
    text: 'Chumba cha video ni cha pande mbili za mahojiano na wakala anayetunza rekodi. Tafadhali ingia kama aliyealikwa.',
    home: 'Kwenye ukurasa wa mwanzo',
  },
  toInterviews: 'Kwenye mahojiano',
  closed: 'Chumba kimefungwa',
  when: (appointment, minutes) => `${appointment}, saa za Doha, ${minutes}`,
  minutes: (n) => plural('sw', n, { one: 'dakika #', other: 'dakika #' }),
  openUntil: (when) => `Wazi hadi ${when}`,
  isHere: 'Yuko chumbani',
  isAway: 'Bado hayupo',
  sides: { household: 'Familia', worker: 'Anayetafuta kazi', agency: 'Wakala' },
  lobby: {
    check: 'Kagua picha na sauti',
    mirror: 'Picha yako mwenyewe',
    noPicture: 'Hakuna anayekuona: kamera imezimwa.',
    camera: 'Kamera',
    microphone: 'Maikrofoni',
    level: 'Sauti yako ni kubwa kiasi gani',
    speak: 'Sema kitu: mstari unasogea ukisikika.',
    asking:
      'Browser yako inauliza kama Manzil inaweza kutumia kamera na maikrofoni. Tafadhali ruhusu.',
    faults: {
      denied:
        'Kamera na maikrofoni haziruhusiwi. Bonyeza alama iliyo kando ya anwani ya ukurasa huu, ruhusu zote mbili, kisha ujaribu tena.',
      none: 'Hakuna kamera wala maikrofoni iliyopatikana. Unaweza kuingia na kusikiliza.',
      busy: 'Programu nyingine inatumia kamera au maikrofoni yako. Ifunge, kisha ujaribu tena.',
      unable:
        'Browser hii haiwezi kupiga simu za video. Tafadhali fungua ukurasa huu kwenye mpya zaidi.',
    },
    soundOnly: 'Bila kamera unasikika, huonekani.',
    pictureOnly: 'Bila maikrofoni unaonekana, husikiki.',
    enter: 'Ingia chumbani',
    enterAgain: 'Ingia tena',
    left: 'Umetoka chumbani.',
    failed: 'Haikuwezekana kuingia chumbani. Tafadhali jaribu tena.',
    promises: [
      'Hakuna kinachorekodiwa, si picha wala sauti.',
      'Waliotajwa hapa tu wanaweza kuingia.',
      'Maandishi ya maneno yamezimwa hadi mmoja wenu ayawashe. Kifaa cha anayezungumza ndicho kinachoyaandika; hakuna sauti inayokwenda kwa kampuni nyingine.',
    ],
  },
  reach: {
    everywhere: '',
    most: 'Baadhi ya mitandao ya simu na ofisi hairuhusu simu kupita. Msiposikiana, mmoja wenu abadilishe mtandao.',
    near: 'Kwa sasa simu hufika kwenye mtandao uleule tu, kama Wi-Fi moja. Kubalianeni kwa simu iwapo hamtasikiana.',
  },
  call: {
    label: (names) => `Simu ya video na ${names}`,
    waiting: (name) => `Tunamsubiri ${name}`,
    waitingText: 'Unaweza kubaki. Upande mwingine ukiingia tu, mnaonana.',
    you: 'Wewe',
    mute: 'Zima maikrofoni',
    unmute: 'Washa maikrofoni',
    cameraOff: 'Zima kamera',
    cameraOn: 'Washa kamera',
    leave: 'Toka',
    connecting: 'Inaunganisha',
    reconnecting: 'Mtandao umekatika. Inaunganisha tena',
    offline: 'Huna mtandao. Simu inaendelea mara tu mtandao ukirudi.',
    weak: 'Mtandao ni dhaifu: picha yako inasimama, sauti inaendelea.',
    isMuted: 'Maikrofoni imezimwa',
    isHidden: 'Kamera imezimwa',
    pictureAway: 'Picha imesimama: mtandao ni dhaifu',
    listen: 'Bonyeza umsikie wa upande mwingine',
    captions: {
      show: 'Maandishi ya maneno',
      unable: (name: string) => `Hakuna maandishi: kifaa cha ${name} hakiwezi kuyaandika chenyewe.`,
      notLoaded: (name: string) =>
        `Bado hakuna maandishi: kifaa cha ${name} lazima kwanza kipakue lugha.`,
      wanted: (name: string) => `${name} anasoma maneno yako kwa maandishi.`,
      own: {
        ready: 'Unachosema kinaandikwa kwenye kifaa chako.',
        to_load: 'Kifaa chako kinaweza kuandika unachosema kikishapakua lugha yako.',
        unable: 'Kifaa chako hakiwezi chenyewe kuandika unachosema kwa lugha hii.',
      },
      load: 'Pakua lugha',
      language: 'Lugha unayozungumza',
    },
  },
}
