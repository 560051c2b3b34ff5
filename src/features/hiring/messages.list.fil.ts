import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.list.en.ts'

// The job seeker's interviews; the list of candidates is the household's.
export const fil: Translation<typeof en> = {
  calendar: 'Idagdag sa kalendaryo',
  calendarCancelled: 'Alisin sa kalendaryo',
  calendarFailed: 'Hindi makuha ang file ng kalendaryo. Subukan ulit.',
  answers: { accepted: 'Tinanggap', declined: 'Tinanggihan', waiting: 'Hindi pa nasasagot' },
  seeker: {
    title: 'Mga interview',
    intro: 'Mga pamilyang gusto kang makausap. Oras sa Doha ang mga nakasulat.',
    loading: 'Nilo-load ang mga interview mo',
    failed: {
      title: 'Hindi ma-load ang mga interview mo',
      text: 'Tingnan ang koneksyon mo at subukan ulit.',
    },
    empty: {
      title: 'Wala pang interview',
      text: 'Kapag may pamilyang gusto kang makausap, mababasa mo ito rito at may darating na mensahe.',
    },
    next: 'Paparating',
    past: 'Tapos na at kinansela',
    with: 'Interview sa',
    accept: 'Tanggapin',
    decline: 'Tanggihan',
    acceptOf: (name) => `Tanggapin ang interview sa ${name}`,
    declineOf: (name) => `Tanggihan ang interview sa ${name}`,
    confirmDecline:
      'Tanggihan ang interview na ito? Sasabihan ang pamilya, at puwede silang mag-alok ng ibang oras.',
    accepted: 'Tinanggap mo.',
    declined: 'Tinanggihan mo.',
    waiting: 'Pakisagot.',
    states: { scheduled: 'Tapos na', held: 'Natuloy', cancelled: 'Kinansela' },
    failedAnswer: 'Hindi naipadala ang sagot mo. Subukan ulit.',
  },
}
