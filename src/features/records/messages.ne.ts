import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const ne: Translation<typeof en> = {
  errors: {
    profileChangedElsewhere:
      'यसबीच तपाईंको प्रोफाइल अर्को विन्डोमा बदलियो। तपाईंले लेखेको केही हराएको छैन: नयाँ हेर्नुहोस् र फेरि सेभ गर्नुहोस्।',
    expiryBeforeIssue: 'सकिने मिति जारी मितिभन्दा अघि छ।',
    tooManyDocuments: 'तपाईंका 50 कागज भए। पहिले एउटा हटाउनुहोस्।',
  } as Record<string, string>,
}
