import type { en } from './messages.trap.en.ts'

export const ar: typeof en = { leaveEmpty: 'يُترك هذا الحقل فارغاً' }
