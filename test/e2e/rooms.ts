import { wordsIn } from '../../src/platform/shared/catalogues.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { rooms as peopleAr } from '../../src/features/administration/messages.sections.ar.ts'
import { rooms as peopleEn } from '../../src/features/administration/messages.sections.en.ts'
import { rooms as agenciesAr } from '../../src/features/agencies/messages.console.ar.ts'
import { rooms as agenciesEn } from '../../src/features/agencies/messages.console.en.ts'
import { rooms as billingAr } from '../../src/features/billing/messages.console.ar.ts'
import { rooms as billingEn } from '../../src/features/billing/messages.console.en.ts'
import { rooms as enquiriesAr } from '../../src/features/enquiries/messages.console.ar.ts'
import { rooms as enquiriesEn } from '../../src/features/enquiries/messages.console.en.ts'
import { rooms as notificationsAr } from '../../src/features/notifications/messages.console.ar.ts'
import { rooms as notificationsEn } from '../../src/features/notifications/messages.console.en.ts'
import { rooms as recruitmentAr } from '../../src/features/recruitment/messages.console.ar.ts'
import { rooms as recruitmentEn } from '../../src/features/recruitment/messages.console.en.ts'
import { rooms as reviewsAr } from '../../src/features/reviews/messages.console.ar.ts'
import { rooms as reviewsEn } from '../../src/features/reviews/messages.console.en.ts'
import { words as wordsAr } from '../../src/features/console/messages.words.ar.ts'
import { words as wordsEn } from '../../src/features/console/messages.words.en.ts'

const rooms = {
  en: {
    ...wordsEn,
    ...peopleEn,
    ...agenciesEn,
    ...billingEn,
    ...enquiriesEn,
    ...notificationsEn,
    ...recruitmentEn,
    ...reviewsEn,
  },
  ar: {
    ...wordsAr,
    ...peopleAr,
    ...agenciesAr,
    ...billingAr,
    ...enquiriesAr,
    ...notificationsAr,
    ...recruitmentAr,
    ...reviewsAr,
  },
}

/** What all pages of the operator's console say. */
export const roomsOf = (locale: Locale) => wordsIn<(typeof rooms)['en']>(rooms, locale)
