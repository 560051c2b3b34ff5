import type { Translation } from '../../platform/shared/catalogues.ts'
import type { contact as english, crumbs as way } from './messages.contact.en.ts'

// The networks call themselves what they do everywhere.
export const contact: Translation<typeof english> = {
  crumb: 'যোগাযোগ',
  metaTitle: 'যোগাযোগ | Manzil',
  metaDescription: 'প্রোফাইল, ভিসা, দাম বা আপনার তথ্য নিয়ে প্রশ্ন থাকলে Manzil-কে লিখুন।',
  title: 'যোগাযোগ',
  lead: 'প্রশ্ন, অভিযোগ, বা কিছু কাজ করছে না: আমাদের লিখুন। একজন মানুষ তা পড়েন।',
  ways: 'আমাদের কীভাবে পাবেন',
  email: 'ই-মেইল',
  phone: 'ফোন',
  whatsapp: 'WhatsApp',
  address: 'ঠিকানা',
  hours: 'সহায়তা',
  operator: 'পরিচালক',
  registration: 'ব্যবসা নিবন্ধন',
  licence: 'লাইসেন্স',
  social: 'আমাদের ফলো করুন',
  none: 'আমাদের পাওয়ার সবচেয়ে ভালো উপায় এই ফর্ম।',
  rightsTitle: 'বিপদে আছেন, বা কাগজ আপনার কাছে নেই?',
  rights:
    'আপনি বাসায় কাজ করেন এবং বিপদে আছেন, বেতন বা পাসপোর্ট পাননি? শ্রম মন্ত্রণালয়ে ফোন করুন: 16008। জরুরি অবস্থায়: 999।',
  form: 'আমাদের লিখুন',
}

export const crumbs: typeof way = { label: 'আপনি এখানে', home: 'হোম' }
