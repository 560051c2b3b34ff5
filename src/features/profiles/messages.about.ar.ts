import type { about as en } from './messages.about.en.ts'

export const about: typeof en = {
  // The names of languages begin with the article.
  writtenIn: (language) => `مكتوب ب${language}`,
  translatedFrom: (language) => `ترجمة آلية عن ${language}`,
  original: 'عرض النص الأصلي',
  translation: 'عرض الترجمة',
}
