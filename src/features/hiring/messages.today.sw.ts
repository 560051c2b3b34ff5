import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.today.en.ts'

export const sw: typeof en = {
  title: 'Leo',
  loading: 'Inapakia siku yako',
  next: 'Linalofuata kwako',
  more: 'Baada ya hapo',
  due: (day) => `Hadi ${day}`,
  wasDue: (day) => `Ilipaswa hadi ${day}`,
  duties: {
    join: {
      title: (name) => `Ni wakati wa kukutana na ${name}`,
      text: 'Chumba cha video kiko wazi. Unaweza kujaribu kamera yako kwanza humo.',
      act: 'Jiunge',
    },
    answer_interview: {
      title: (name) => `${name} wangependa kukutana nawe`,
      text: 'Sema ndiyo, au pendekeza wakati mwingine.',
      act: 'Jibu',
    },
    answer_terms: {
      title: (name) => `${name} wanakupa kazi`,
      text: 'Soma mshahara na masharti. Unaweza kusema ndiyo, hapana, au kuomba masharti mengine.',
      act: 'Soma na ujibu',
    },
    answer_offer: {
      title: (name) => `Barua yako ya kazi kutoka kwa ${name}`,
      text: 'Isome. Kama yote ni sawa, ikubali kwa msimbo kwenye simu yako.',
      act: 'Soma barua',
    },
    paper: {
      title: (label) => `Hati inahitajika: ${label}`,
      text: 'Ipige picha na uitume. Hatua zinazofuata zinaisubiri.',
      act: 'Tuma hati',
    },
    step: {
      title: (label) => `Hatua yako: ${label}`,
      text: 'Sema ikiisha. Hatua zinazofuata zinaisubiri.',
      act: 'Fungua hatua hii',
    },
    reply: {
      title: (name) => `${name} wamekuandikia`,
      text: 'Jibu la haraka husaidia.',
      act: 'Soma na ujibu',
    },
    hidden: {
      title: () => 'Profaili yako haionyeshwi kwa sasa',
      text: 'Tafadhali angalia kinachopaswa kubadilika. Ukishabadilisha, tunaangalia na kukuambia.',
      act: 'Kwenye profaili yako',
    },
    begin: {
      title: () => 'Tengeneza profaili yako',
      text: 'Familia zinakuona mambo matatu yakiwepo: kazi yako, uraia wako na tarehe yako ya kuzaliwa.',
      act: 'Anza',
    },
    missing: {
      title: (label) => `Inahitajika kabla hujaonyeshwa: ${label}`,
      text: '',
      act: 'Ongeza sasa',
    },
    publish: {
      title: () => 'Onyesha profaili yako kwa familia',
      text: 'Wewe tu unaweza kuiona sasa.',
      act: 'Kwenye profaili yako',
    },
    add: {
      title: (label) => `Ongeza kwenye profaili yako: ${label}`,
      text: '',
      act: 'Ongeza sasa',
    },
    wait: {
      title: () => 'Huna la kufanya sasa',
      text: 'Ni zamu ya wengine. Tunakutumia ujumbe kukiwa na habari.',
      act: 'Tazama hatua',
    },
    nothing: {
      title: () => 'Huna la kufanya sasa',
      text: 'Tunakutumia ujumbe kukiwa na habari.',
      act: 'Tazama profaili yako',
    },
  },
  coming: 'Yanayokuja',
  noMeetings: 'Bado hakuna mahojiano.',
  today: 'Leo',
  answered: { accepted: 'Ulisema ndiyo', declined: 'Ulisema hapana' },
  waits: 'Tafadhali jibu',
  allMeetings: 'Mahojiano yote',
  arrival: (name) => `Njia yako kwenda kwa ${name}`,
  yours: 'Hatua yako',
  interest: 'Nani anavutiwa',
  keptBy: (n) =>
    plural('sw', n, {
      one: 'Familia # imekuweka kwenye orodha yake',
      other: 'Familia # zimekuweka kwenye orodha zao',
    }),
  nobodyYet:
    'Bado hakuna familia iliyokuweka kwenye orodha yake. Profaili kamili yenye picha husaidia zaidi.',
  newThisWeek: (n) => `${n} mpya wiki hii`,
  complete: (percent) => `Profaili yako imekamilika ${percent}%`,
  news: 'Yaliyotokea',
  allNews: 'Ujumbe wote kutoka Manzil',
  failed: {
    title: 'Siku yako haikuweza kupakiwa',
    text: 'Tafadhali angalia mtandao wako kisha ujaribu tena.',
  },
}
