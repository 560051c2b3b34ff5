import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.more.en.ts'

export const fil: Translation<typeof en> = {
  menu: {
    label: 'Iba pa tungkol sa usapang ito',
    profile: 'Profile',
    mute: 'I-mute',
    unmute: 'I-unmute',
    end: 'Tapusin ang usapan',
    resume: 'Ituloy ang usapan',
    block: 'I-block',
    unblock: 'I-unblock',
    report: 'I-report',
    failed: 'Hindi ito nabago. Subukan ulit.',
    endTitle: 'Tapusin ang usapang ito?',
    endText:
      'Wala nang makakasulat. Mababasa pa rin ang lahat ng nasabi, at puwede mo itong ituloy.',
    blockTitle: (name) => `I-block si ${name}?`,
    blockText:
      'Wala nang makakasulat dito hangga’t hindi mo ina-unblock. Ang mababasa lang ng kabila ay tapos na ang usapan.',
    cancel: 'Kanselahin',
    close: 'Isara',
  },
  report: {
    title: 'I-report ang usapang ito',
    text: 'Babasahin ng aming team ang mga nasabi rito hanggang ngayon. Hindi sasabihan ang kabila.',
    reason: 'Tungkol saan ito?',
    message: 'Ano ang nangyari? (opsyonal)',
    submit: 'Ipadala ang report',
    sending: 'Ipinapadala...',
    cancel: 'Kanselahin',
    close: 'Isara',
    failed: 'Hindi naipadala ang report. Subukan ulit.',
    done: 'Salamat. Titingnan namin ito.',
  },
  overview: {
    empty: 'Wala pang mensahe',
    emptyText: {
      worker: 'Puwede kang sulatan dito ng mga pamilyang naglagay sa iyo sa shortlist nila.',
    },
    more: 'Ipakita ang mas lumang usapan',
    you: (text) => `Ikaw: ${text}`,
    nothing: 'Wala pang nakasulat',
    gone: 'Inalis ang mensahe',
    muted: 'Naka-mute',
    closed: 'Sarado',
    unread: (n) =>
      plural('fil', n, {
        one: '# mensaheng hindi pa nababasa',
        other: '# mensaheng hindi pa nababasa',
      }),
    marks: 'Ipakita kung nabasa ang mga mensahe',
    marksHint: 'Kung io-off mo ito, hindi mo rin makikita kung nabasa ng iba ang sa iyo.',
    marksFailed: 'Hindi ito nabago. Subukan ulit.',
  },
  translation: {
    translate: 'Isalin',
    original: 'Ipakita ang orihinal',
    from: (language) => `Isinalin ng makina mula sa ${language}`,
    fromUnknown: 'Isinalin ng makina',
    same: 'Nasa wika mo na ito.',
    failed: 'Hindi ito maisalin. Subukan ulit.',
    languages: {
      en: 'Ingles',
      ar: 'Arabe',
      tl: 'Tagalog',
      fil: 'Tagalog',
      id: 'Indonesian',
      si: 'Sinhala',
      ta: 'Tamil',
      hi: 'Hindi',
      bn: 'Bengali',
      ne: 'Nepali',
      ur: 'Urdu',
      ml: 'Malayalam',
      sw: 'Swahili',
      am: 'Amharic',
      lg: 'Luganda',
      fr: 'Pranses',
    } as Record<string, string>,
  },
}
