import { bell } from './messages.bell.fil.ts'
import type { en } from './messages.en.ts'

export const fil: typeof en = {
  bell,
  list: {
    metaTitle: 'Mga abiso | Manzil',
    title: 'Mga abiso',
    loading: 'Nilo-load ang mga abiso mo...',
    failed: 'Hindi ma-load ang mga abiso mo',
    failedText: 'Subukan ulit mamaya-maya.',
    retry: 'Subukan ulit',
    filter: 'Aling mga abiso',
    kind: 'Tungkol saan',
    allKinds: 'Lahat',
    noneOfKind: {
      title: 'Walang ganitong uri',
      text: 'Pumili ng ibang uri, o tingnan ang lahat.',
    },
    all: 'Lahat',
    unread: 'Hindi pa nababasa',
    markAll: 'Markahang nabasa lahat',
    markOne: 'Markahang nabasa',
    markFailed: 'Hindi ito na-save. Subukan ulit.',
    isNew: 'Bago',
    today: 'Ngayon',
    yesterday: 'Kahapon',
    empty: {
      title: 'Wala pa rito',
      text: 'Kapag may nangyaring may kinalaman sa iyo, dito mo ito makikita.',
    },
    allRead: { title: 'Nabasa na lahat', text: 'Wala kang hindi pa nakikita.' },
    pages: {
      bar: 'Mga pahina',
      page: (page) => `Pahina ${page}`,
      previous: 'Nakaraang pahina',
      next: 'Susunod na pahina',
    },
  },
  settings: {
    metaTitle: 'Settings ng mga abiso | Manzil',
    title: 'Settings ng mga abiso',
    text: 'Piliin kung ano ang makakarating sa iyo, at paano. Nase-save agad ang binago mo.',
    loading: 'Nilo-load ang settings mo...',
    failed: 'Hindi ma-load ang settings mo',
    saveFailed: 'Hindi ito na-save. Subukan ulit.',
    quiet: {
      title: 'Tahimik na oras',
      label: 'Walang mensahe sa gabi',
      hint: 'Mula 9 pm hanggang 7 am sa Qatar, ang apurahan lang ang darating sa phone o e-mail mo. Darating ang iba nang 7 am.',
    },
    kinds: {
      title: 'Ano ang ibabalita sa iyo',
    },
    urgent: 'Apurahan: darating kahit gabi',
    fixed: 'Para sa kaligtasan ng account mo, laging darating ito sa iyo.',
    noEmail: 'Para makatanggap ng e-mail, kumpirmahin muna ang address mo.',
    toAccount: 'Sa account mo',
  },
}
