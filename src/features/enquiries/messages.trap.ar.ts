import type { en } from './messages.trap.en.ts'

export const ar: typeof en = { leaveEmpty: 'اترك هذا الحقل فارغاً' }
