import type { Translation } from '../../platform/shared/catalogues.ts'
import type { history as en } from './messages.history.en.ts'

export const history: Translation<typeof en> = {
  title: 'কাজের ইতিহাস',
  add: 'পরিবার যোগ করুন',
  entry: (n) => `পরিবার ${n}`,
  country: 'দেশ',
  family: 'পরিবার, অল্প কথায়',
  children: 'বাচ্চাদের বয়স',
  from: 'থেকে (বছর ও মাস)',
  to: 'পর্যন্ত (বছর ও মাস)',
  toHint: 'কাজ এখনও চললে খালি রাখুন',
  reason: 'কেন শেষ হয়েছে',
  referenceName: 'কাকে জিজ্ঞাসা করা যায়',
  referencePhone: 'ফোন নম্বর',
  referenceNote:
    'পাতায় শুধু লেখা থাকে যে রেফারেন্স দেওয়া হয়েছে। নাম ও নম্বর গোপন থাকে; Manzil তাঁদের ফোন করতে পারে।',
  now: 'আজ পর্যন্ত',
  given: 'রেফারেন্স দেওয়া হয়েছে',
  period: (from, to) => `${from} – ${to}`,
}
