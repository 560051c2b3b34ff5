import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const bn: Translation<typeof en> = {
  errors: {
    profileChangedElsewhere:
      'এর মধ্যে অন্য উইন্ডোতে আপনার প্রোফাইল বদলেছে। যা লিখেছেন কিছুই হারায়নি: নতুনটি দেখে আবার সেভ করুন।',
    expiryBeforeIssue: 'শেষ হওয়ার তারিখ দেওয়ার তারিখের আগে।',
    tooManyDocuments: 'আপনার 50টি কাগজ আছে। আগে একটি মুছুন।',
  } as Record<string, string>,
}
