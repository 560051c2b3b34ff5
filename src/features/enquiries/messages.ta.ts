import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

// What households and operators alone are told is said in English.
export const ta: Translation<typeof en> = {
  errors: {
    nameRequired: 'உங்கள் முழுப் பெயரை எழுதுங்கள்',
    emailRequired: 'உங்கள் மின்னஞ்சல் முகவரியை எழுதுங்கள்',
    emailInvalid: 'சரியான மின்னஞ்சல் முகவரியை எழுதுங்கள்',
    countryCodeUnknown: 'நாட்டுக் குறியீட்டைத் தேர்ந்தெடுங்கள்',
    phoneRequired: 'உங்கள் தொலைபேசி எண்ணை எழுதுங்கள்',
    phoneInvalid: 'சரியான தொலைபேசி எண்ணை எழுதுங்கள்',
    messageRequired: 'ஒரு செய்தி எழுதுங்கள்',
    reportReasonRequired: 'எதைப் பற்றி என்று தேர்ந்தெடுங்கள்',
    sentTooFast: 'மிக வேகமாக இருந்தது. சிறிது காத்திருந்து மீண்டும் அனுப்புங்கள்.',
    formExpired: 'இந்தப் படிவம் நீண்ட நேரம் திறந்திருந்தது. பக்கத்தை மீண்டும் திறந்து அனுப்புங்கள்.',
  },
  emails: {
    contactReceivedSubject: 'உங்கள் செய்தி எங்களுக்குக் கிடைத்தது',
    contactReceived:
      'Manzil-க்கு எழுதியதற்கு நன்றி. உங்கள் செய்தி வந்துவிட்டது, எங்களில் ஒருவர் பதில் சொல்வார்.\n\nஎங்களுக்கு எழுதியது நீங்கள் இல்லையா? யாரோ தவறான முகவரி எழுதியுள்ளார், இதை விட்டுவிடலாம்.',
  },
}
