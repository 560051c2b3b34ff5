import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.server.en.ts'

export const hi: Translation<typeof en> = {
  errors: {
    translationAway: 'अभी अनुवाद नहीं हो सका। बाद में फिर से कोशिश करें।',
    translationOff: 'यहाँ मैसेज का अनुवाद नहीं होता।',
    messagePrivate: 'लिखने वाले ने इसे निजी रखा है: इसका अनुवाद नहीं होता।',
    messageEmpty: 'कुछ लिखें।',
    paperNeedsContact:
      'कागज़ तब भेजे जा सकते हैं जब आप दोनों का संपर्क खुल जाए: इंटरव्यू मंज़ूर होने या काम पर रखे जाने के बाद।',
    conversationEnded: 'दूसरी तरफ़ से यह बातचीत खत्म कर दी गई।',
    conversationEndedByYou: 'आपने यह बातचीत खत्म की है।',
    conversationBlocked: 'आपने दूसरी तरफ़ को ब्लॉक किया है।',
    reportSettled: 'इस शिकायत का फ़ैसला हो चुका है।',
  } as Record<string, string>,
  notices: {
    message_received: {
      label: 'एक नया मैसेज',
      title: (name) => `${name} का मैसेज`,
      text: (name) => `${name} ने आपको लिखा है।`,
    },
    conversation_warning: {
      label: 'एक बातचीत के बारे में चेतावनी',
      title: () => 'एक बातचीत के बारे में चेतावनी',
      text: () =>
        'आपकी एक बातचीत की शिकायत आई थी और हमने उसे देखा। वहाँ कही बात हमारी शर्तों के खिलाफ़ है। ऐसा फिर हुआ, तो आपका अकाउंट रोका जा सकता है।',
    },
  },
}
