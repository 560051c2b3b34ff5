import { plural } from '../shared/locale.ts'
import type { en } from './failure.en.ts'

export const fr: typeof en = {
  offline: 'Vous êtes hors ligne.',
  outOfDate: 'Ce que vous voyez n’est peut-être plus à jour.',
  unreachable: 'Manzil est injoignable.',
  waitSeconds: (seconds) =>
    `Trop d’essais. Réessayez dans ${plural('fr', seconds, { one: '# seconde', other: '# secondes' })}.`,
  waitMinutes: (minutes) =>
    `Trop d’essais. Réessayez dans ${plural('fr', minutes, { one: '# minute', other: '# minutes' })}.`,
}
