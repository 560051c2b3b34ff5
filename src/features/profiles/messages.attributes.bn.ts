import type { attributes as en, checkedItems as enItems } from './messages.attributes.en.ts'

export const checkedItems: typeof enItems = {
  identity: 'পরিচয়',
  licence: 'ড্রাইভিং লাইসেন্স',
  medical: 'মেডিকেল সার্টিফিকেট',
  references: 'রেফারেন্স',
}

export const attributes: typeof en = {
  day_off: {
    label: 'ছুটির দিন',
    values: {
      Friday: 'শুক্রবার',
      Saturday: 'শনিবার',
      Sunday: 'রবিবার',
      Monday: 'সোমবার',
      Tuesday: 'মঙ্গলবার',
      Wednesday: 'বুধবার',
      Thursday: 'বৃহস্পতিবার',
      Flexible: 'কথা বলে ঠিক হবে',
    },
  },
  experience_years: { label: 'অভিজ্ঞতা কত বছর' },
  languages: { label: 'ভাষা' },
  in_qatar: { label: 'এখন কাতারে', values: { true: 'হ্যাঁ', false: 'না' } },
  availability_date: { label: 'যে তারিখের মধ্যে পারবেন' },
  has_video: { label: 'ভিডিও আছে', values: { true: 'হ্যাঁ', false: 'নেই' } },
  checked: { label: 'Manzil যাচাই করেছে', values: checkedItems },
  childcare_experience_years: {
    label: 'বাচ্চা দেখাশোনার অভিজ্ঞতা',
    values: {
      newborn: 'নবজাতক',
      toddler: 'ছোট বাচ্চা',
      preschool: 'স্কুলের আগে',
      older: 'বড় বাচ্চা',
    },
  },
  source: { label: 'এজেন্সি বা সরাসরি', values: { self: 'সরাসরি', agency: 'এজেন্সির মাধ্যমে' } },
  own_room: {
    label: 'নিজের ঘর',
    values: { needed: 'নিজের ঘর', not_needed: 'ভাগ করা ঘরেও চলবে' },
  },
  cuisines: {
    label: 'যে রান্না পারেন',
    values: {
      Arab: 'আরবি রান্না',
      Indian: 'ভারতীয় রান্না',
      Filipino: 'ফিলিপিনো রান্না',
      European: 'ইউরোপীয় রান্না',
      'Sri Lankan': 'শ্রীলঙ্কার রান্না',
      Other: 'অন্য রান্না',
    },
  },
}
