import { plural } from '../shared/locale.ts'
import type { en } from './failure.en.ts'

export const ne: typeof en = {
  offline: 'तपाईं अफलाइन हुनुहुन्छ।',
  outOfDate: 'देखिएको कुरा पुरानो हुन सक्छ।',
  unreachable: 'Manzil मा पुग्न सकिएन।',
  waitSeconds: (seconds) =>
    `धेरै पटक प्रयास भयो। ${plural('ne', seconds, { one: '# सेकेन्ड', other: '# सेकेन्ड' })}पछि फेरि प्रयास गर्नुहोस्।`,
  waitMinutes: (minutes) =>
    `धेरै पटक प्रयास भयो। ${plural('ne', minutes, { one: '# मिनेट', other: '# मिनेट' })}पछि फेरि प्रयास गर्नुहोस्।`,
}
