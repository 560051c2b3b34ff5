import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

// What households and operators alone are told is said in English.
export const am: Translation<typeof en> = {
  errors: {
    nameRequired: 'እባክዎ ሙሉ ስምዎን ያስገቡ',
    emailRequired: 'እባክዎ የኢሜይል አድራሻዎን ያስገቡ',
    emailInvalid: 'እባክዎ ትክክለኛ የኢሜይል አድራሻ ያስገቡ',
    countryCodeUnknown: 'እባክዎ የአገር ኮድ ይምረጡ',
    phoneRequired: 'እባክዎ ስልክ ቁጥርዎን ያስገቡ',
    phoneInvalid: 'እባክዎ ትክክለኛ ስልክ ቁጥር ያስገቡ',
    messageRequired: 'እባክዎ መልእክት ይጻፉ',
    reportReasonRequired: 'እባክዎ ስለ ምን እንደሆነ ይምረጡ',
    sentTooFast: 'በጣም ፈጣን ነበር። እባክዎ ትንሽ ይጠብቁና እንደገና ይላኩ።',
    formExpired: 'ይህ ቅጽ ለረጅም ጊዜ ክፍት ነበር። እባክዎ ገጹን እንደገና ይክፈቱና ይላኩ።',
  },
  emails: {
    contactReceivedSubject: 'መልእክትዎ ደርሶናል',
    contactReceived:
      'ለ Manzil ስለጻፉ እናመሰግናለን። መልእክትዎ ደርሶናል፣ ከእኛ አንዱ ይመልስልዎታል።\n\nየጻፉልን እርስዎ አይደሉም? አንድ ሰው አድራሻ ተሳስቷል፣ ይህን ሊተዉት ይችላሉ።',
  },
}
