import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: Translation<typeof en> = {
  record_kept: {
    label: 'একটি এজেন্সি আপনার তথ্য রাখে',
    words: (agency) => ({
      title: `${agency} আপনার নম্বরে তথ্য রাখে`,
      text: `${agency} নামের এজেন্সি আপনার নম্বরে তথ্য রাখে। আপনার পাতা দেখুন: এটি নিজের করে নিতে বা আপত্তি করতে পারেন।`,
    }),
  },
}
