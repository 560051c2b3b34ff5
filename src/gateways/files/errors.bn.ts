import type { en } from './errors.en.ts'

export const bn: typeof en = {
  noFile: 'আপলোডের জন্য একটি ফাইল বাছুন',
  wrongDocumentType: 'PDF, ছবি বা ডকুমেন্ট ফাইল আপলোড করুন',
  fileOver10MB: 'ফাইল 10MB-এর কম হতে হবে',
  fileOver100MB: 'ভিডিও 100MB-এর কম হতে হবে',
  wrongPictureType: 'একটি ছবি বাছুন: JPG, PNG বা WebP',
  wrongVideoType: 'একটি ভিডিও বাছুন: MP4, MOV বা WebM',
  wrongVoiceType: 'এটি ভয়েস নোট নয়। এখানে রেকর্ড করুন।',
  voiceOver2MB: 'ভয়েস নোট সর্বোচ্চ এক মিনিট। আরও ছোট করে রেকর্ড করুন।',
  pictureTooManyPixels: 'এই ছবিতে {millions} মিলিয়নের বেশি pixel আছে। ছোট একটি বাছুন।',
  picturesBusy: 'এখন অনেক ছবি সেভ হচ্ছে। কিছুই সেভ হয়নি; কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
  fileDamaged: 'এই ফাইল নষ্ট বা পুরো নয়। আবার বাছুন।',
  fileInfected: 'এই ফাইলে ভাইরাস পাওয়া গেছে, তাই রাখা হয়নি।',
  uploadCutShort: 'আপলোড মাঝপথে থেমে গেছে। আবার চেষ্টা করুন।',
  noRoomForFile: 'এখন এই ফাইলের জায়গা নেই। কিছুই সেভ হয়নি; পরে আবার চেষ্টা করুন।',
  storageFull: 'আপনার ফাইলে {gigabytes} GB হয়েছে, একটি অ্যাকাউন্টে এটুকুই রাখা যায়। আগে কিছু সরান।',
  tooManyUploads: 'আপনার তিনটি আপলোড চলছে। একটি শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
  fileNotStored: 'ফাইল সেভ করা যায়নি। আবার চেষ্টা করুন।',
  linkExpired: 'এই লিংকের মেয়াদ শেষ। যে পাতায় ফাইলটি আছে সেখান থেকে আবার খুলুন।',
}
