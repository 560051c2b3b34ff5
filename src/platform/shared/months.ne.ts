import type { en } from './months.en.ts'

// Chrome knows no dates in Nepali.
// Strings, taken apart when asked for: a call here would stay in the scripts of every language.
const nameOf = (names: string, number: number): string | null => names.split(' ')[number] ?? null
const months = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'
const days = 'आइतबार सोमबार मङ्गलबार बुधबार बिहिबार शुक्रबार शनिबार'
const shortDays = 'आइत सोम मङ्गल बुध बिहि शुक्र शनि'
const narrowDays = 'आ सो म बु बि शु श'

export const ne: typeof en = {
  month: (number) => nameOf(months, number),
  weekday: (number, width) =>
    nameOf({ long: days, short: shortDays, narrow: narrowDays }[width], number),
}
