import type { more as en } from './messages.more.en.ts'

export const more: typeof en = {
  groups: {
    preferences: 'شروط العمل',
    experience: 'الخبرة والمهارات',
    personal: 'عن الشخص',
  },
  of: (what, value) => `${what}: ${value}`,
  anyLevel: 'أي مستوى',
  speaks: 'تتحدثها',
  orBetter: (level) => `${level} أو أفضل`,
  withCount: (what, count) => `${what} (${count})`,
}
