import { plural } from '../../platform/shared/locale.ts'
import type { stepUp as en } from './messages.step-up.en.ts'

export const stepUp: typeof en = {
  title: 'Confirmez que c’est bien vous',
  text: (minutes) =>
    `Cette étape est pour vous seulement : prouvez que c’est bien vous. Ce sera ensuite valable pendant ${plural('fr', minutes, { one: '# minute', other: '# minutes' })}.`,
  password: 'Votre mot de passe',
  code: 'Code de votre application, ou code de secours',
  codeRequired: 'Écrivez le code.',
  submit: 'Confirmer',
  cancel: 'Annuler',
  failed: 'Cela n’a pas pu être vérifié. Réessayez.',
}
