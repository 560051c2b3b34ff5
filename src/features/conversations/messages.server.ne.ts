import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.server.en.ts'

export const ne: Translation<typeof en> = {
  errors: {
    translationAway: 'अहिले अनुवाद हुन सकेन। पछि फेरि प्रयास गर्नुहोस्।',
    translationOff: 'यहाँ सन्देशको अनुवाद हुँदैन।',
    messagePrivate: 'लेख्नेले यो निजी राखेको छ: यसको अनुवाद हुँदैन।',
    messageEmpty: 'केही लेख्नुहोस्।',
    paperNeedsContact:
      'तपाईंहरूको सम्पर्क खुलेपछि कागज पठाउन सकिन्छ: अन्तर्वार्ता स्वीकार भएपछि वा काममा राखिएपछि।',
    conversationEnded: 'अर्को पक्षले यो कुराकानी टुंग्यायो।',
    conversationEndedByYou: 'तपाईंले यो कुराकानी टुंग्याउनुभयो।',
    conversationBlocked: 'तपाईंले अर्को पक्षलाई ब्लक गर्नुभएको छ।',
    reportSettled: 'यो उजुरी टुंगिसकेको छ।',
  } as Record<string, string>,
  notices: {
    message_received: {
      label: 'नयाँ सन्देश',
      title: (name) => `${name} को सन्देश`,
      text: (name) => `${name} ले तपाईंलाई लेख्नुभयो।`,
    },
    conversation_warning: {
      label: 'एउटा कुराकानीबारे चेतावनी',
      title: () => 'एउटा कुराकानीबारे चेतावनी',
      text: () =>
        'तपाईंको एउटा कुराकानीको उजुरी आएको थियो र हामीले हेर्‍यौं। त्यहाँ भनिएको कुरा हाम्रा सर्तविपरीत छ। फेरि यस्तो भए तपाईंको खाता रोकिन सक्छ।',
    },
  },
}
