import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const hi: Translation<typeof en> = {
  errors: {
    requestAboutMissing: 'बताएँ कि यह किस बारे में है',
    requestTextMissing: 'बताएँ कि आपको क्या चाहिए',
    deletionWordWrong: 'DELETE लिखें',
    exportUnderWay: 'आपके डेटा की कॉपी पहले से बन रही है।',
    noExport: 'डाउनलोड करने को कोई कॉपी नहीं है। नई माँगें।',
    recruitmentOpenEnds:
      'आपकी भर्ती खत्म होती है, और परिवार को बताया जाता है। अगर आपका पहुँचना अभी बाकी है, तो परिवार को उसकी दी हुई पूरी रकम वापस मिलती है। आपको कुछ नहीं देना होता।',
  },
  archive: {
    readme: [
      'यह उस सब की कॉपी है जो Manzil के पास आपके बारे में है।',
      '',
      'data.json    जो दर्ज है, अपनी-अपनी जगह के हिसाब से; किसी भी text editor या ब्राउज़र में खुलता है',
      'pictures/    आपकी फ़ोटो',
      'video/       आपका वीडियो',
      'papers/      आपके कागज़ात',
      'invoices/    आपके बिल',
      'recruitment/ आपकी भर्तियों के वे कागज़ जिन्हें खोलने की आपको इजाज़त है',
      'MISSING.txt  कौन सी फ़ाइलें नहीं पढ़ी जा सकीं, अगर कोई हों',
      '',
      'पासवर्ड, कोड और लिंक सिर्फ़ hash के रूप में रखे जाते हैं और इसमें नहीं हैं।',
      '',
    ].join('\n'),
    missing: (paths) =>
      [
        'ये फ़ाइलें भी आपकी हैं, पर यह कॉपी बनाते समय नहीं पढ़ी जा सकीं।',
        'नई कॉपी माँगें, या हमें लिखें।',
        '',
        ...paths,
        '',
      ].join('\n'),
  },
}
