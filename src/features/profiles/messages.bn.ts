import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const bn: Translation<typeof en> = {
  formerCandidate: 'আগের প্রার্থী',
  errors: {
    consentNeeded: 'আমরা এটি রাখব, তাতে রাজি হোন (সম্মতি): ধর্ম, বৈবাহিক অবস্থা ও সন্তান আইনে বিশেষ তথ্য।',
    tooYoungToPublish: '18 বছর বয়স থেকে প্রোফাইল দেখানো যায়।',
    incompleteToPublish: 'আগে কাজ, জাতীয়তা ও জন্মতারিখ দিন: এগুলো ছাড়া পরিবাররা কাউকে দেখে না।',
    neededToPublish: 'পরিবাররা প্রোফাইল দেখার আগে এটি লাগবে।',
    wageBelowLaw: 'আইন অনুযায়ী মাসে অন্তত QAR {minimum_wage} দিতে হয় ({minimum_wage_source})।',
    endsBeforeStart: 'শেষ তারিখ শুরুর আগে।',
    dateInFuture: 'এই তারিখ এখনো আসেনি।',
    mustBePositive: 'এটি 0-এর বেশি হতে হবে।',
    invalidEmail: 'সঠিক ই-মেইল ঠিকানা দিন।',
    phoneByCodeOnly: 'আপনার নম্বর শুধু কোড দিয়ে বদলায়: “মোবাইল নম্বর বদলান” ব্যবহার করুন।',
    hiddenUntilReviewed: 'আমরা আপনার বদলগুলো না দেখা পর্যন্ত প্রোফাইল লুকানো আছে। আপনাকে জানাব।',
    CANDIDATE_UNAVAILABLE: 'আর নেই',
    candidateNotFound: 'প্রার্থীর প্রোফাইল পাওয়া যায়নি',
  } as Record<string, string>,
}
