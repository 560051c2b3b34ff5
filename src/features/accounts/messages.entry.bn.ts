import type { en } from './messages.entry.en.ts'

export const bn: typeof en = { signIn: 'সাইন ইন', loading: 'খোলা হচ্ছে' }
