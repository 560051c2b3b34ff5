import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

// What households and operators alone are told is said in English.
export const bn: Translation<typeof en> = {
  errors: {
    nameRequired: 'আপনার পুরো নাম দিন',
    emailRequired: 'আপনার ই-মেইল ঠিকানা দিন',
    emailInvalid: 'সঠিক ই-মেইল ঠিকানা দিন',
    countryCodeUnknown: 'দেশের কোড বেছে নিন',
    phoneRequired: 'আপনার ফোন নম্বর দিন',
    phoneInvalid: 'সঠিক ফোন নম্বর দিন',
    messageRequired: 'একটি বার্তা লিখুন',
    reportReasonRequired: 'কী নিয়ে তা বেছে নিন',
    sentTooFast: 'খুব তাড়াতাড়ি হয়েছে। একটু অপেক্ষা করে আবার পাঠান।',
    formExpired: 'এই ফর্ম অনেকক্ষণ খোলা আছে। পাতাটি আবার খুলে পাঠান।',
  },
  emails: {
    contactReceivedSubject: 'আমরা আপনার বার্তা পেয়েছি',
    contactReceived:
      'Manzil-কে লেখার জন্য ধন্যবাদ। আপনার বার্তা পৌঁছেছে, আর আমাদের দলের কেউ উত্তর দেবেন।\n\nআপনি আমাদের লেখেননি? তাহলে কেউ ভুল ঠিকানা লিখেছেন, এটি উপেক্ষা করতে পারেন।',
  },
}
