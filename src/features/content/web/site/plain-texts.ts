import { textsHook } from '../../../../platform/web/texts.ts'

// What a page has to say even where its data is missing.
const en = {
  brand: 'Manzil',
  candidates: 'All Candidates',
  errors: {
    notFound: {
      title: 'This page is not here',
      text: 'The address may be mistyped, or the page has moved. The people are still where they were.',
    },
    failed: {
      title: 'Something went wrong on our side',
      text: 'It was nothing you did. Please try again in a moment.',
    },
    retry: 'Try again',
    toHome: 'To the home page',
  },
}

const ar: typeof en = {
  brand: 'منزل',
  candidates: 'جميع المرشحات',
  errors: {
    notFound: {
      title: 'هذه الصفحة غير موجودة',
      text: 'قد يكون العنوان مكتوبًا بشكل غير صحيح، أو أن الصفحة انتقلت إلى مكان آخر.',
    },
    failed: {
      title: 'حدث خطأ من جهتنا',
      text: 'لم ترتكب أي خطأ. يرجى المحاولة من جديد بعد لحظات.',
    },
    retry: 'إعادة المحاولة',
    toHome: 'إلى الصفحة الرئيسية',
  },
}

export const plainTexts = { en, ar }
export const usePlainTexts = textsHook(plainTexts)
