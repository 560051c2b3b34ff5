import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { notices } from './messages.notices.bn.ts'

export const bn: Translation<typeof en> = {
  errors: {
    offerAmount: 'একটি টাকার পরিমাণ দিন।',
    offerWageFloor: 'আইন অনুযায়ী মাসে অন্তত QAR {minimum_wage} দিতে হয় ({minimum_wage_source})।',
    offerHousingFloor:
      'থাকার জায়গা দিন, বা এর জন্য মাসে অন্তত QAR {minimum_housing} দিন ({minimum_housing_source})।',
    offerFoodFloor: 'খাবার দিন, বা এর জন্য মাসে অন্তত QAR {minimum_food} দিন ({minimum_food_source})।',
    offerHoursCeiling: 'আইন অনুযায়ী দিনে সর্বোচ্চ {maximum_hours} ঘণ্টা ({maximum_hours_source})।',
    offerRestFloor: 'প্রতি সপ্তাহে বেতনসহ 24 ঘণ্টার একটি ছুটির দিন আইন ({minimum_rest_days_source})।',
    offerLeaveFloor:
      'আইন অনুযায়ী বছরে অন্তত {minimum_leave_days} দিন বেতনসহ ছুটি দিতে হয় ({minimum_leave_days_source})।',
    offerPapersFloor: 'পাসপোর্ট ও কাগজপত্র কর্মীর নিজের কাছে থাকে: এটি আইন ({own_papers_source})।',
    offerAgeFloor: 'গৃহকর্মীর বয়স অন্তত {minimum_age} বছর হতে হবে ({minimum_age_source})।',
    offerAgeCeiling: 'গৃহকর্মীর বয়স সর্বোচ্চ {maximum_age} বছর হতে পারে ({maximum_age_source})।',
    offerStartPast: 'শুরু আজ বা তার পরে হতে হবে।',
    taskNeeded: 'অন্তত একটি কাজ বেছে নিন।',
    termsNoContacts: 'ফোন নম্বর, ই-মেইল ও ওয়েব ঠিকানা লিখবেন না। নিয়োগ হলে যোগাযোগ খোলে।',
    termsSame: 'এগুলোই দেওয়া শর্ত। অন্তত একটি বদলান, বা হ্যাঁ বলুন।',
    termsChanged: 'এর মধ্যে শর্ত বদলেছে। আবার দেখুন।',
    termsOver: 'এই প্রশ্ন শেষ: বাছাই শেষ হয়েছে বা ফিরিয়ে নেওয়া হয়েছে।',
    termsDeclined: 'এই শর্তে উত্তর ছিল না।',
    termsAgreedAlready: 'দুই পক্ষই এই শর্তে রাজি হয়েছে।',
    termsNotYourTurn: 'এখন অন্য পক্ষের উত্তর দেওয়ার পালা।',
    termsInCase: 'দুই পক্ষই রাজি হয়েছে, আর নিয়োগের ধাপে অফার লেটার আসছে।',
    termsTooOften: 'শর্ত অনেকবার বদলেছে। হ্যাঁ বা না বলুন; অন্য শর্তের জন্য পরিবারকে আবার বাছতে হবে।',
    dealLinkUnknown: 'এই লিংক আমাদের নয়, বা আর চলে না।',
    dealLinkExpired: 'এই লিংক এক দিন চলে, তা শেষ হয়েছে। উত্তর দিতে সাইন ইন করুন।',
    dealLinkUsed: 'এই লিংকের কাজ শেষ: উত্তর দেওয়া হয়েছে। দেখতে সাইন ইন করুন।',
  },
  notices,
}
