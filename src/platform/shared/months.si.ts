import type { en } from './months.en.ts'

// Chrome knows no dates in Sinhala, and ICU's short ones are of its months of the moon.
// Strings, taken apart when asked for: a call here would stay in the scripts of every language.
const nameOf = (names: string, number: number): string | null => names.split(' ')[number] ?? null
const months = 'ජනවාරි පෙබරවාරි මාර්තු අප්‍රේල් මැයි ජූනි ජූලි අගෝස්තු සැප්තැම්බර් ඔක්තෝබර් නොවැම්බර් දෙසැම්බර්'
const shortMonths = 'ජන පෙබ මාර්තු අප්‍රේල් මැයි ජූනි ජූලි අගෝ සැප් ඔක් නොවැ දෙසැ'
const days = 'ඉරිදා සඳුදා අඟහරුවාදා බදාදා බ්‍රහස්පතින්දා සිකුරාදා සෙනසුරාදා'
const shortDays = 'ඉරිදා සඳුදා අඟහ බදාදා බ්‍රහස් සිකු සෙන'
const narrowDays = 'ඉ ස අ බ බ්‍ර සි සෙ'

export const si: typeof en = {
  month: (number, width) => nameOf(width === 'long' ? months : shortMonths, number),
  weekday: (number, width) =>
    nameOf({ long: days, short: shortDays, narrow: narrowDays }[width], number),
}
