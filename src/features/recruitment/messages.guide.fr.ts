import type { Translation } from '../../platform/shared/catalogues.ts'
import type * as en from './messages.guide.en.ts'

export const guide: Translation<typeof en.guide> = {
  usual: (from, to) =>
    from === to ? `en général ${to} jours` : `en général ${from} à ${to} jours`,
  forecast: (days) => `Arrivée prévue : ${days}`,
  forecastText:
    'D’après la durée habituelle des étapes qui restent. Une prévision, pas une promesse.',
  noForecast: 'Pas de date d’arrivée prévue tant qu’une étape a un problème.',
  services: {
    moi: 'Ouvrir le site du ministère de l’Intérieur',
    qvc: 'Ouvrir le site du Qatar Visa Center',
    mol: 'Ouvrir le site du ministère du Travail',
  },
  newTab: 's’ouvre dans un nouvel onglet',
  steps: 'Étapes',
  people: 'Qui participe',
  conversation: 'Ouvrir la conversation',
  papers: (count) => `Documents (${count})`,
}
