import { translated } from '../../platform/shared/catalogues.ts'
import { errors } from './messages.errors.en.ts'

export const errorTexts = translated(errors)
