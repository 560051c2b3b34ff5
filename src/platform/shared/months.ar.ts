import type { en } from './months.en.ts'

export const ar: typeof en = {
  month: () => null,
  weekday: () => null,
}
