import { ar } from './messages.ar.ts'
import { claim as claimAr } from './messages.claim.ar.ts'
import { claim as claimEn } from './messages.claim.en.ts'
import { en } from './messages.en.ts'

export const claimTexts = { en: claimEn, ar: claimAr }
export const errorTexts = { en: en.errors, ar: ar.errors }
