import type { Translation } from '../../platform/shared/catalogues.ts'
import type { errors as en } from './messages.errors.en.ts'

export const errors: Translation<typeof en> = {
  alreadyMeeting: 'इसके एक घंटे के अंदर आपका दूसरा इंटरव्यू है: {name}, {when}, दोहा का समय। पहले उसे मना करें।',
  standingChanged: 'इस बीच यह बदल गया है। फ़ैसले से पहले फिर से देखें।',
  arrivedAlready:
    'परिवार के घर पहुँचने के बाद यह यहाँ वापस नहीं लिया जा सकता। हमें लिखें, या श्रम मंत्रालय (Ministry of Labour) को फ़ोन करें: 16008।',
  interviewOver: 'अब इस इंटरव्यू का जवाब नहीं दिया जा सकता।',
  interviewMoved: 'इस इंटरव्यू का समय बदला है। पहले नया समय देखें।',
  householdBusy: 'परिवार का अब इस समय के एक घंटे के अंदर दूसरा इंटरव्यू है। दूसरा समय चुनें।',
  sameTimeTwice: 'यही समय दो बार लिखा है।',
  interviewDatePast: 'इंटरव्यू की तारीख आज या उसके बाद की होनी चाहिए।',
  interviewDateFar: 'इंटरव्यू ज़्यादा से ज़्यादा एक साल आगे का हो सकता है।',
  interviewTimePast: 'इंटरव्यू का समय बीत चुका है।',
  timeNotOffered: 'यह समय अब नहीं दिया जा रहा। समय फिर से देखें।',
  timeIsOver: 'यह समय बीत चुका है। दूसरा चुनें।',
  meetLinkUnknown: 'यह लिंक अधूरा है। इसे मैसेज से फिर खोलें, या साइन इन करें।',
  meetLinkExpired: 'यह लिंक एक दिन चलता था, जो बीत गया। जवाब देने के लिए साइन इन करें।',
  meetLinkUsed: 'यह लिंक इस्तेमाल हो चुका है: जवाब आ गया है। बदलने के लिए साइन इन करें।',
  notNow: 'इस इंटरव्यू के बारे में अभी यह नहीं कहा जा सकता।',
}
