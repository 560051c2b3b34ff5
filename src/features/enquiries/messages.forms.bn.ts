import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.forms.en.ts'

// What households alone are asked is said in English.
export const bn: Translation<typeof en> = {
  form: {
    name: 'পুরো নাম',
    email: 'ই-মেইল',
    countryCode: 'দেশের কোড',
    phone: 'ফোন',
    phoneHint: 'আপনার দেশ তালিকায় নেই? + দিয়ে শুরু করে পুরো নম্বর লিখুন।',
    message: 'বার্তা',
    iAm: 'আমি',
    worker: 'কর্মী',
    employer: 'নিয়োগকর্তা',
    close: 'বন্ধ করুন',
    again: 'আরেকটি বার্তা লিখুন',
    offline: 'মনে হয় আপনার ইন্টারনেট নেই। আপনি যা লিখেছেন তা এখানেই আছে: ইন্টারনেট এলে আবার পাঠান।',
    unreachable: 'সার্ভারের সাথে যোগাযোগ করা যায়নি। আপনি যা লিখেছেন তা এখানেই আছে: আবার পাঠান।',
    failed: 'কিছু ভুল হয়েছে। আপনি যা লিখেছেন তা এখানেই আছে: আবার পাঠান।',
    limited: 'এখান থেকে অনেক বার্তা এসেছে। একটু অপেক্ষা করে আবার পাঠান।',
    tooLong: 'এটি বেশি লম্বা।',
    check: 'এটি পাঠানো হয়নি। ফিরে গিয়ে এই ঘরগুলো দেখুন ও আবার পাঠান:',
    checkAll: 'এটি পাঠানো হয়নি। ফিরে গিয়ে ফর্মটি দেখুন ও আবার পাঠান।',
  },
  contact: {
    send: 'বার্তা পাঠান',
    sent: 'ধন্যবাদ। আপনার বার্তা পৌঁছেছে, আর আপনার ই-মেইলে একটি নিশ্চিতকরণ আসছে।',
    sentTitle: 'বার্তা পাঠানো হয়েছে',
    privacy: 'আপনি এখানে যা লেখেন তা শুধু আপনাকে উত্তর দিতে ব্যবহার করি।',
  },
}
