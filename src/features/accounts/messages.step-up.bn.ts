import { plural } from '../../platform/shared/locale.ts'
import type { stepUp as en } from './messages.step-up.en.ts'

export const stepUp: typeof en = {
  title: 'নিশ্চিত করুন যে এটি আপনি',
  text: (minutes) =>
    `এই কাজটি শুধু আপনার, তাই আপনি কে তা প্রমাণ করুন। এরপর ${plural('bn', minutes, { one: '# মিনিট', other: '# মিনিট' })} তা ধরা হবে।`,
  password: 'আপনার পাসওয়ার্ড',
  code: 'আপনার app-এর কোড, বা একটি রিকভারি কোড',
  codeRequired: 'কোডটি দিন।',
  submit: 'নিশ্চিত করুন',
  cancel: 'বাতিল',
  failed: 'এটি যাচাই করা যায়নি। আবার চেষ্টা করুন।',
}
