import type { en } from './calendar.en.ts'

export const fr: typeof en = {
  pattern: 'jj/mm/aaaa',
  open: 'Choisir dans le calendrier',
  close: 'Fermer',
  month: 'Mois',
  year: 'Année',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  unknown: 'Veuillez saisir une date qui existe, par exemple 25/03/2026',
  from: (day) => `Veuillez choisir le ${day} ou une date ultérieure`,
  until: (day) => `Veuillez choisir le ${day} ou une date antérieure`,
  time: 'Choisir une heure',
}
