import type * as en from './messages.preview.en.ts'

export const preview: typeof en.preview = {
  title: 'ይህን ገጽ የሚያዩት እርስዎ ብቻ ነዎት',
  text: 'ቤተሰቦች እርስዎን እንዲህ ያዩዎታል። አሁን ግን ሊያገኙት አይችሉም።',
  toProfile: 'ወደ መገለጫዬ',
  loading: 'በመጫን ላይ',
}
