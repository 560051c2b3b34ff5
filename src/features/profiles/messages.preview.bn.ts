import type * as en from './messages.preview.en.ts'

export const preview: typeof en.preview = {
  title: 'এই পাতা শুধু আপনি দেখছেন',
  text: 'পরিবারগুলো আপনাকে এভাবে দেখবে। তারা এখনও এটি খুঁজে পায় না।',
  toProfile: 'আমার প্রোফাইলে',
  loading: 'লোড হচ্ছে',
}
