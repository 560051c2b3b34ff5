import { plural } from '../shared/locale.ts'
import type { en } from './failure.en.ts'

export const bn: typeof en = {
  offline: 'আপনার ইন্টারনেট নেই।',
  outOfDate: 'যা দেখছেন তা পুরোনো হতে পারে।',
  unreachable: 'Manzil-এর সাথে যোগাযোগ করা যায়নি।',
  waitSeconds: (seconds) =>
    `অনেকবার চেষ্টা হয়েছে। ${plural('bn', seconds, { one: '# সেকেন্ড', other: '# সেকেন্ড' })} পরে আবার চেষ্টা করুন।`,
  waitMinutes: (minutes) =>
    `অনেকবার চেষ্টা হয়েছে। ${plural('bn', minutes, { one: '# মিনিট', other: '# মিনিট' })} পরে আবার চেষ্টা করুন।`,
}
