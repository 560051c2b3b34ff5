import { translated } from '../../platform/shared/catalogues.ts'
import { en } from './messages.en.ts'

export const texts = translated(en)
