import type { Translation } from '../../platform/shared/catalogues.ts'
import type { codes as en } from './messages.codes.en.ts'

export const codes: Translation<typeof en> = {
  checking: 'আপনার ব্রাউজার দেখা হচ্ছে। একটু অপেক্ষা করুন…',
}
