import { translated } from '../../platform/shared/catalogues.ts'
import { claim as claimEn } from './messages.claim.en.ts'
import { en } from './messages.en.ts'

export const claimTexts = translated(claimEn)
export const errorTexts = translated(en.errors)
