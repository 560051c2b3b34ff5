import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const hi: Translation<typeof en> = {
  errors: {
    profileChangedElsewhere:
      'इस बीच आपकी प्रोफ़ाइल दूसरी विंडो में बदली गई। आपका लिखा कुछ नहीं खोया: नई प्रोफ़ाइल देखें और फिर सेव करें।',
    expiryBeforeIssue: 'खत्म होने की तारीख जारी होने की तारीख से पहले है।',
    tooManyDocuments: 'आपके 50 कागज़ हो चुके हैं। पहले एक हटाएँ।',
  } as Record<string, string>,
}
