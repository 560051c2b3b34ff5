import type { answers as english } from './messages.answers.en.ts'

export const answers: typeof english = {
  yes: 'হ্যাঁ, হ্যা, হা, জি, জ্বি, রাজি, আমি রাজি, ঠিক আছে',
  no: 'না, জি না, না ধন্যবাদ, রাজি না, পারব না',
  stop: 'বন্ধ, বন্ধ করুন, থামান',
}
