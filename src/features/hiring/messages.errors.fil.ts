import type { Translation } from '../../platform/shared/catalogues.ts'
import type { errors as en } from './messages.errors.en.ts'

export const errors: Translation<typeof en> = {
  alreadyMeeting:
    'May iba kang interview sa loob ng isang oras nito: {name}, {when}, oras sa Doha. Tanggihan muna ang isa.',
  standingChanged: 'Nabago na ito. Tingnan ulit bago magpasya.',
  arrivedAlready:
    'Pagdating sa bahay ng pamilya, hindi na ito mababawi rito. Sumulat sa amin, o tawagan ang Ministry of Labour: 16008.',
  interviewOver: 'Hindi na masasagot ang interview na ito.',
  interviewMoved: 'Inilipat ang interview na ito. Tingnan muna ang bagong oras.',
  householdBusy:
    'May ibang interview na ang pamilya sa loob ng isang oras nito. Pumili ng ibang oras.',
  sameTimeTwice: 'Dalawang beses nakasulat ang oras na ito.',
  interviewDatePast: 'Ngayon o mas huli dapat ang petsa ng interview.',
  interviewDateFar: 'Hanggang isang taon lang mula ngayon ang interview.',
  interviewTimePast: 'Lumipas na ang oras ng interview.',
  timeNotOffered: 'Hindi na inaalok ang oras na ito. Tingnan ulit ang mga oras.',
  timeIsOver: 'Lumipas na ang oras na ito. Pumili ng iba.',
  meetLinkUnknown: 'Kulang ang link na ito. Buksan ulit mula sa mensahe, o mag-sign in.',
  meetLinkExpired:
    'Isang araw lang gumagana ang link na ito, at tapos na iyon. Mag-sign in para sumagot.',
  meetLinkUsed: 'Nagamit na ang link na ito: may sagot na. Mag-sign in para baguhin.',
  notNow: 'Hindi ito masasabi ngayon tungkol sa interview na ito.',
}
