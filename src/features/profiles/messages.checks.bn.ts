import { checkedItems } from './messages.attributes.bn.ts'
import type { checks as enChecks, visibility as enVisibility } from './messages.checks.en.ts'
import { words } from './messages.words.bn.ts'

export const checks: typeof enChecks = {
  badge: words.card.checked,
  what: {
    identity: 'পাসপোর্ট বা আইডি কার্ড এই প্রোফাইলের নামের সাথে মেলানো হয়েছে।',
    licence: 'ড্রাইভিং লাইসেন্স এই প্রোফাইলের নামের সাথে মেলানো হয়েছে।',
    medical: 'মেডিকেল সার্টিফিকেট দেখা হয়েছে। তাতে যা আছে তা গোপন থাকে।',
    references: 'এই মানুষটি আগের যে পরিবার বা নিয়োগকর্তার নাম দিয়েছেন তাদের জিজ্ঞেস করা হয়েছে।',
  },
  method: {
    original_seen: 'আসলটি দেখা হয়েছে',
    copy_seen: 'কপি দেখা হয়েছে',
    video_call: 'ভিডিও কলে মেলানো হয়েছে',
    issuer_asked: 'যারা দিয়েছে তাদের জিজ্ঞেস করা হয়েছে',
    household_asked: 'পরিবারকে ফোনে জিজ্ঞেস করা হয়েছে',
  },
  title: 'যা যাচাই হয়েছে',
  how: 'কীভাবে',
  by: 'কে',
  operator: 'Manzil-এর অপারেটর',
  twoOperators: 'Manzil-এর দুজন অপারেটর, আলাদা আলাদাভাবে',
  nameDiffers: 'কাগজে নাম অন্যভাবে লেখা; কেন একই মানুষ তা অপারেটর লিখে রেখেছেন।',
  on: 'কখন',
  until: 'যত দিন চলবে',
  more: 'অন্য কিছু নিয়ে এটি কিছু বলে না।',
  guide: 'আমরা কীভাবে যাচাই করি',
  item: checkedItems,
}

export const visibility: typeof enVisibility = {
  profile_taken_off: {
    label: 'প্রোফাইল আর দেখানো হচ্ছে না',
    title: 'প্রোফাইল আর দেখানো হচ্ছে না',
    text: (name, reason) =>
      reason === 'under_age'
        ? `${name}-এর প্রোফাইল দেখানো হচ্ছে না: দেওয়া বয়স 18-এর নিচে, আর 18-এর নিচে কাউকে দেখানো হয় না। ভুল হলে ঠিক করে আবার প্রোফাইল দেখান।`
        : `${name}-এর প্রোফাইল এখন দেখানো হচ্ছে না: কাজ, জাতীয়তা বা বয়স দেওয়া নেই। দিলে পরিবাররা আবার প্রোফাইল দেখবে।`,
  },
  profile_shown_now: {
    label: 'প্রোফাইল দেখানো হচ্ছে',
    title: 'আপনার প্রোফাইল পরিবারদের দেখানো হচ্ছে',
    text: (name) =>
      `${name}-এর প্রোফাইলে এখন দরকারি সব আছে, আর যেমন চাওয়া হয়েছিল, পরিবাররা এটি খুঁজে পাবে। যেকোনো সময় তালিকা থেকে সরাতে পারেন।`,
  },
}
