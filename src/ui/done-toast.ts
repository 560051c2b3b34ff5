import type { ToastInput } from './toast.tsx'

/** What is said of something done. */
export const doneToast = (said: string | ToastInput): ToastInput => ({
  tone: 'success',
  ...(typeof said === 'string' ? { text: said } : said),
})
