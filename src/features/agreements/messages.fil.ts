import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { notices } from './messages.notices.fil.ts'

export const fil: Translation<typeof en> = {
  errors: {
    offerAmount: 'Maglagay ng halaga.',
    offerWageFloor:
      'Hinihingi ng batas ang hindi bababa sa QAR {minimum_wage} bawat buwan ({minimum_wage_source}).',
    offerHousingFloor:
      'Magbigay ng tirahan, o hindi bababa sa QAR {minimum_housing} bawat buwan para dito ({minimum_housing_source}).',
    offerFoodFloor:
      'Magbigay ng pagkain, o hindi bababa sa QAR {minimum_food} bawat buwan para dito ({minimum_food_source}).',
    offerHoursCeiling:
      'Hanggang {maximum_hours} oras bawat araw lang ang pinapayagan ng batas ({maximum_hours_source}).',
    offerRestFloor:
      'Ayon sa batas, may bayad na araw ng pahinga na 24 oras bawat linggo ({minimum_rest_days_source}).',
    offerLeaveFloor:
      'Hinihingi ng batas ang hindi bababa sa {minimum_leave_days} araw na may bayad na bakasyon bawat taon ({minimum_leave_days_source}).',
    offerPapersFloor:
      'Ang manggagawa ang hahawak ng passport at mga papeles niya: iyan ang batas ({own_papers_source}).',
    offerAgeFloor:
      'Dapat hindi bababa sa {minimum_age} taong gulang ang kasambahay ({minimum_age_source}).',
    offerAgeCeiling:
      'Hanggang {maximum_age} taong gulang lang ang kasambahay ({maximum_age_source}).',
    offerStartPast: 'Ngayon o mas huli dapat ang simula.',
    taskNeeded: 'Pumili ng kahit isang gawain.',
    termsNoContacts:
      'Huwag isama ang mga phone number, e-mail at link. Nagbubukas ang kontak kapag natanggap ka na sa trabaho.',
    termsSame: 'Ito rin ang kondisyong inalok. Baguhin ang kahit isa, o sumagot ng oo.',
    termsChanged: 'Nabago ang mga kondisyon. Tingnan ulit.',
    termsOver: 'Tapos na ang tanong na ito: natapos o binawi ang pagpili.',
    termsDeclined: 'Hindi ang naging sagot sa mga kondisyong ito.',
    termsAgreedAlready: 'Pareho na kayong pumayag sa mga kondisyong ito.',
    termsNotYourTurn: 'Ang kabila naman ang sasagot.',
    termsInCase: 'Pareho na kayong pumayag, at papunta na ang offer letter sa recruitment.',
    termsTooOften:
      'Masyadong maraming beses nang nabago ang mga kondisyon. Sumagot ng oo o hindi; para sa ibang kondisyon, kailangang pumili ulit ang pamilya.',
    dealLinkUnknown: 'Hindi sa amin ang link na ito, o hindi na gumagana.',
    dealLinkExpired:
      'Isang araw lang gumagana ang link na ito, at tapos na iyon. Mag-sign in para sumagot.',
    dealLinkUsed: 'Nagamit na ang link na ito: may sagot na. Mag-sign in para makita.',
  },
  notices,
}
