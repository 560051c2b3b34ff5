import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

export const errorTexts = { en: en.errors, ar: ar.errors }
export { countReached, type ReachedStage } from './analytics/count-reached.ts'
export { onHired, onUnhired, registerCompletedRecruitments } from './handlers.ts'
export { hireForPaidOrder } from './hire-for-paid-order.ts'
export { notices } from './notices.ts'
export { personalData } from './personal-data.ts'
export { listDealtWith } from './list-dealt-with.ts'
export { otherSideOfInterview } from './other-side.ts'
export { routes } from './routes.ts'
export { sendInterviewReminders } from './send-interview-reminders.ts'
export { unhireForRefundedOrder } from './unhire-for-refunded-order.ts'
