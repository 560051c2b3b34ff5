import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const bn: Translation<typeof en> = {
  errors: {
    claimNotFound: 'কোনো এজেন্সি আপনার নম্বরে এমন তথ্য রাখে না।',
    claimOwnInUse:
      'আপনি নিজে যে প্রোফাইল লিখেছেন, পরিবাররা সেটি নিয়ে কাজ করছে। তাদের কাজ শেষ হলে এই তথ্য নিজের করতে পারবেন।',
    claimOneAgency: 'অন্য একটি এজেন্সি আগেই আপনার তথ্য রাখে। আগে সেটি ছাড়ুন।',
    noAgencyToLeave: 'কোনো এজেন্সি আপনার তথ্য রাখে না।',
    leaveWhileHired: 'এই এজেন্সির মাধ্যমে আপনার নিয়োগ হয়েছে। এটি শেষ হলে ছাড়তে পারবেন।',
    leaveWhileCase: 'এই এজেন্সির মাধ্যমে আপনার একটি নিয়োগ চলছে। এটি শেষ হলে ছাড়তে পারবেন।',
    objectWhileHired: 'এই তথ্যের মানুষটির এই এজেন্সির মাধ্যমে নিয়োগ হয়েছে। এটি শেষ হলে আপত্তি করতে পারবেন।',
    objectWhileCase: 'এই এজেন্সির মাধ্যমে একটি নিয়োগ চলছে। এটি শেষ হলে আপত্তি করতে পারবেন।',
  } as Record<string, string>,
}
