import type { WordTexts } from './messages.word.en.ts'

export const am: WordTexts = {
  machine: 'ይህን ቋንቋ የጻፈው ማሽን ነው። ቋንቋውን የሚናገር ሰው ገና አልተመለከተውም።',
  tell: 'የተሻለ ቃል ይንገሩን',
  title: 'የተሻለ ቃል',
  lead: 'ይህን ቋንቋ ከእኛ በላይ ያውቃሉ። በዚህ ገጽ ላይ ትክክል የማይመስለው ምንድን ነው? እርስዎ እንዴት ይሉታል?',
  words: 'አሁን የተጻፈው (ካስፈለገ)',
  better: 'መጻፍ ያለበት',
  send: 'ይላኩ',
  sent: 'እናመሰግናለን! ሰው አንብቦ ያስተካክለዋል።',
  close: 'ይዝጉ',
  unreachable: 'Manzil ጋር መገናኘት አልተቻለም። የጻፉት አሁንም እዚህ አለ፦ እባክዎ እንደገና ይሞክሩ።',
  errors: {
    betterWordRequired: 'እባክዎ የተሻለውን ቃል ይጻፉ',
    pageUnknown: 'ይህ ገጽ አይታወቅም። እባክዎ እንደገና ይክፈቱትና ይሞክሩ።',
  },
}
