import type { Translation } from '../../platform/shared/catalogues.ts'
import type { errors as en } from './messages.errors.en.ts'

export const errors: Translation<typeof en> = {
  interviewDatePast: 'Tarehe ya mahojiano lazima iwe leo au baadaye.',
  interviewDateFar: 'Mahojiano hayawezi kuwa zaidi ya mwaka mmoja mbele.',
  interviewTimePast: 'Saa ya mahojiano imeshapita.',
  alreadyMeeting:
    'Una mahojiano mengine ndani ya saa moja ya haya: {name}, {when}, saa za Doha. Kataa hayo kwanza.',
  standingChanged: 'Hii imebadilika. Tafadhali angalia tena kabla ya kuamua.',
  arrivedAlready:
    'Baada ya kufika kwa familia hii haiwezi kutenguliwa hapa. Tuandikie, au piga simu Wizara ya Kazi: 16008.',
  interviewOver: 'Mahojiano haya hayawezi kujibiwa tena.',
  interviewMoved: 'Mahojiano haya yamehamishwa. Tafadhali angalia saa mpya kwanza.',
  householdBusy:
    'Familia sasa ina mahojiano mengine ndani ya saa moja ya wakati huu. Tafadhali chagua wakati mwingine.',
  sameTimeTwice: 'Wakati uleule umeandikwa mara mbili.',
  timeNotOffered: 'Wakati huu hautolewi tena. Tafadhali angalia nyakati tena.',
  timeIsOver: 'Wakati huu umepita. Tafadhali chagua mwingine.',
  meetLinkUnknown: 'Link hii haijakamilika. Ifungue tena kutoka kwenye ujumbe, au ingia.',
  meetLinkExpired: 'Link hii ilikuwa ya siku moja, ambayo imepita. Ingia ili kujibu.',
  meetLinkUsed: 'Link hii imeshatumika: kuna jibu. Ingia ili kulibadilisha.',
  notNow: 'Hili haliwezi kusemwa kuhusu mahojiano haya sasa.',
}
