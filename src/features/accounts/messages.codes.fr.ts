import type { Translation } from '../../platform/shared/catalogues.ts'
import type { codes as en } from './messages.codes.en.ts'

export const codes: Translation<typeof en> = {
  checking: 'Vérification de votre navigateur. Un instant…',
}
