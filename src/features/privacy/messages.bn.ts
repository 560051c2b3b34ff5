import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const bn: Translation<typeof en> = {
  errors: {
    requestAboutMissing: 'কী নিয়ে তা বলুন',
    requestTextMissing: 'আপনি কী চান তা বলুন',
    deletionWordWrong: 'DELETE লিখুন',
    exportUnderWay: 'আপনার তথ্যের কপি আগেই বানানো হচ্ছে।',
    noExport: 'ডাউনলোড করার মতো কপি নেই। নতুন একটি চান।',
    recruitmentOpenEnds:
      'আপনার নিয়োগ শেষ হবে, আর পরিবারকে জানানো হবে। আপনি এখনো না পৌঁছে থাকলে তারা যত টাকা দিয়েছে সব ফেরত পাবে। আপনি কিছুই দেবেন না।',
  },
  archive: {
    readme: [
      'Manzil-এ আপনার যা আছে এটি তার সবকিছুর কপি।',
      '',
      'data.json    যা রাখা আছে, ভাগ ভাগ করে; যেকোনো text editor বা ব্রাউজারে খোলে',
      'pictures/    আপনার ছবি',
      'video/       আপনার ভিডিও',
      'papers/      আপনার কাগজপত্র',
      'invoices/    আপনার বিল',
      'recruitment/ আপনার নিয়োগের যে কাগজ আপনি খুলতে পারেন',
      'MISSING.txt  যে ফাইল পড়া যায়নি, যদি থাকে',
      '',
      'পাসওয়ার্ড, কোড ও লিংক শুধু hash হিসেবে রাখা হয়, তাই এখানে নেই।',
      '',
    ].join('\n'),
    missing: (paths) =>
      [
        'এই ফাইলগুলোও আপনার, কিন্তু কপি বানানোর সময় পড়া যায়নি।',
        'নতুন কপি চান, বা আমাদের লিখুন।',
        '',
        ...paths,
        '',
      ].join('\n'),
  },
}
