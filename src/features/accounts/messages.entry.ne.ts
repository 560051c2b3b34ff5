import type { en } from './messages.entry.en.ts'

export const ne: typeof en = { signIn: 'साइन इन गर्नुहोस्', loading: 'लोड हुँदैछ' }
