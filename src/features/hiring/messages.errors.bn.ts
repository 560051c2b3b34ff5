import type { Translation } from '../../platform/shared/catalogues.ts'
import type { errors as en } from './messages.errors.en.ts'

export const errors: Translation<typeof en> = {
  alreadyMeeting:
    'এর এক ঘণ্টার মধ্যে আপনার আরেকটি ইন্টারভিউ আছে: {name}, {when}, দোহার সময়। আগে সেটিতে না বলুন।',
  standingChanged: 'এর মধ্যে এটি বদলেছে। সিদ্ধান্ত নেওয়ার আগে আবার দেখুন।',
  arrivedAlready:
    'পরিবারের কাছে পৌঁছানোর পর এটি আর এখানে ফেরানো যায় না। আমাদের লিখুন, বা Ministry of Labour-এ ফোন করুন: 16008।',
  interviewOver: 'এই ইন্টারভিউয়ের উত্তর আর দেওয়া যায় না।',
  interviewMoved: 'এই ইন্টারভিউ সরানো হয়েছে। আগে নতুন সময় দেখুন।',
  householdBusy: 'এর এক ঘণ্টার মধ্যে পরিবারের এখন আরেকটি ইন্টারভিউ আছে। অন্য সময় নিন।',
  sameTimeTwice: 'একই সময় এখানে দুবার আছে।',
  interviewDatePast: 'ইন্টারভিউয়ের তারিখ আজ বা তার পরে হতে হবে।',
  interviewDateFar: 'ইন্টারভিউ সর্বোচ্চ এক বছর পরে হতে পারে।',
  interviewTimePast: 'ইন্টারভিউয়ের সময় পার হয়ে গেছে।',
  timeNotOffered: 'এই সময় আর নেই। সময়গুলো আবার দেখুন।',
  timeIsOver: 'এই সময় পার হয়ে গেছে। অন্যটি নিন।',
  meetLinkUnknown: 'লিংকটি পুরো নয়। মেসেজ থেকে আবার খুলুন, বা সাইন ইন করুন।',
  meetLinkExpired: 'এই লিংক এক দিন চলে, তা শেষ হয়েছে। উত্তর দিতে সাইন ইন করুন।',
  meetLinkUsed: 'এই লিংকের কাজ শেষ: উত্তর দেওয়া হয়েছে। বদলাতে সাইন ইন করুন।',
  notNow: 'এই ইন্টারভিউ নিয়ে এখন এটি বলা যায় না।',
}
