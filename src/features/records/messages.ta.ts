import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const ta: Translation<typeof en> = {
  errors: {
    profileChangedElsewhere:
      'இதற்கிடையில் உங்கள் சுயவிவரம் வேறு பக்கத்தில் மாற்றப்பட்டது. நீங்கள் எழுதியது எதுவும் போகவில்லை: புதியதைப் பார்த்து மீண்டும் சேமியுங்கள்.',
    expiryBeforeIssue: 'முடியும் தேதி, கொடுத்த தேதிக்கு முன்பு உள்ளது.',
    tooManyDocuments: 'உங்களிடம் 50 ஆவணங்கள் உள்ளன. முதலில் ஒன்றை நீக்குங்கள்.',
  } as Record<string, string>,
}
