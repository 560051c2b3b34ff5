import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.today.en.ts'

export const fil: typeof en = {
  title: 'Ngayon',
  loading: 'Nilo-load ang araw mo',
  next: 'Susunod para sa iyo',
  more: 'Pagkatapos noon',
  due: (day) => `Hanggang ${day}`,
  wasDue: (day) => `Hanggang ${day} sana`,
  duties: {
    join: {
      title: (name) => `Oras na ng usapan ninyo ng ${name}`,
      text: 'Bukas na ang video room. Puwede mong subukan muna roon ang camera mo.',
      act: 'Sumali',
    },
    answer_interview: {
      title: (name) => `Gusto kang makausap ng ${name}`,
      text: 'Sumagot ng oo, o magmungkahi ng ibang oras.',
      act: 'Sumagot',
    },
    answer_terms: {
      title: (name) => `May alok na trabaho ang ${name}`,
      text: 'Basahin ang sahod at mga kondisyon. Puwede kang sumagot ng oo o hindi, o humingi ng iba.',
      act: 'Basahin at sagutin',
    },
    answer_offer: {
      title: (name) => `Ang offer letter mo mula sa ${name}`,
      text: 'Basahin ito. Kung tama ang lahat, tanggapin gamit ang code sa phone mo.',
      act: 'Basahin ang letter',
    },
    paper: {
      title: (label) => `Kailangang papeles: ${label}`,
      text: 'Kunan ito ng litrato at ipadala. Ito ang hinihintay ng mga susunod na hakbang.',
      act: 'Ipadala ang papeles',
    },
    step: {
      title: (label) => `Hakbang mo: ${label}`,
      text: 'Sabihin kapag tapos na. Ito ang hinihintay ng mga susunod na hakbang.',
      act: 'Buksan ang hakbang',
    },
    reply: {
      title: (name) => `Sumulat sa iyo ang ${name}`,
      text: 'Makakatulong ang mabilis na sagot.',
      act: 'Basahin at sagutin',
    },
    hidden: {
      title: () => 'Hindi ipinapakita ang profile mo ngayon',
      text: 'Tingnan kung ano ang dapat baguhin. Kung nabago mo na, titingnan namin at sasabihan ka.',
      act: 'Sa profile mo',
    },
    begin: {
      title: () => 'Gawin ang profile mo',
      text: 'Makikita ka ng mga pamilya kapag nandito na ang tatlo: ang trabaho mo, ang nasyonalidad mo at ang petsa ng kapanganakan mo.',
      act: 'Magsimula',
    },
    missing: {
      title: (label) => `Kailangan bago ka makita: ${label}`,
      text: '',
      act: 'Idagdag ngayon',
    },
    publish: {
      title: () => 'Ipakita ang profile mo sa mga pamilya',
      text: 'Ikaw lang ang nakakakita nito ngayon.',
      act: 'Tingnan at i-publish',
    },
    add: { title: (label) => `Idagdag sa profile mo: ${label}`, text: '', act: 'Idagdag ngayon' },
    wait: {
      title: () => 'Wala ka pang gagawin ngayon',
      text: 'Iba naman ang kikilos. Padadalhan ka namin ng mensahe kapag may balita.',
      act: 'Tingnan ang mga hakbang',
    },
    nothing: {
      title: () => 'Wala ka pang gagawin ngayon',
      text: 'Padadalhan ka namin ng mensahe kapag may balita.',
      act: 'Tingnan ang profile mo',
    },
  },
  coming: 'Paparating',
  noMeetings: 'Wala pang interview.',
  today: 'Ngayon',
  answered: { accepted: 'Sumagot ka ng oo', declined: 'Sumagot ka ng hindi' },
  waits: 'Pakisagot',
  allMeetings: 'Lahat ng interview',
  arrival: (name) => `Papunta sa ${name}`,
  yours: 'Hakbang mo',
  interest: 'Sino ang interesado',
  keptBy: (n) =>
    plural('fil', n, {
      one: '# pamilya ang naglista sa iyo',
      other: '# pamilya ang naglista sa iyo',
    }),
  nobodyYet:
    'Wala pang pamilyang naglista sa iyo. Buong profile na may litrato ang pinakamalaking tulong.',
  newThisWeek: (n) => `${n} bago ngayong linggo`,
  complete: (percent) => `${percent}% nang kumpleto ang profile mo`,
  news: 'Ano ang nangyari',
  allNews: 'Lahat ng mensahe mula sa Manzil',
  failed: {
    title: 'Hindi ma-load ang araw mo',
    text: 'Tingnan ang koneksyon mo at subukan ulit.',
  },
}
