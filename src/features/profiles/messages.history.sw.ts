import type { Translation } from '../../platform/shared/catalogues.ts'
import type { history as en } from './messages.history.en.ts'

export const history: Translation<typeof en> = {
  title: 'Historia ya kazi',
  add: 'Ongeza familia',
  entry: (n) => `Familia ya ${n}`,
  country: 'Nchi',
  family: 'Familia, kwa maneno machache',
  children: 'Umri wa watoto',
  from: 'Kuanzia (mwaka na mwezi)',
  to: 'Hadi (mwaka na mwezi)',
  toHint: 'Acha wazi kama kazi inaendelea',
  reason: 'Kwa nini iliisha',
  referenceName: 'Anayeweza kuulizwa',
  referencePhone: 'Nambari ya simu',
  referenceNote:
    'Ukurasa unasema tu kuwa kuna mdhamini. Jina na nambari hubaki siri; Manzil inaweza kumpigia simu.',
  now: 'hadi leo',
  given: 'Kuna mdhamini',
  period: (from, to) => `${from} – ${to}`,
}
