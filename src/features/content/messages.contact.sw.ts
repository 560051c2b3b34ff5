import type { Translation } from '../../platform/shared/catalogues.ts'
import type { contact as english, crumbs as way } from './messages.contact.en.ts'

// The networks call themselves what they do everywhere.
export const contact: Translation<typeof english> = {
  crumb: 'Mawasiliano',
  metaTitle: 'Mawasiliano | Manzil',
  metaDescription: 'Iandikie Manzil ukiwa na maswali kuhusu wasifu, viza, bei au taarifa zako.',
  title: 'Mawasiliano',
  lead: 'Swali, malalamiko, au kitu hakifanyi kazi: tuandikie. Mtu ndiye anayesoma.',
  ways: 'Jinsi ya kutupata',
  email: 'Barua pepe',
  phone: 'Simu',
  whatsapp: 'WhatsApp',
  address: 'Anwani',
  hours: 'Msaada',
  operator: 'Mwendeshaji',
  registration: 'Usajili wa biashara',
  licence: 'Leseni',
  social: 'Tufuate',
  none: 'Fomu ndiyo njia bora ya kutupata.',
  rightsTitle: 'Uko hatarini, au huna hati zako?',
  rights:
    'Ukifanya kazi nyumbani na uko hatarini, hulipwi au huna pasipoti, piga simu Wizara ya Kazi: 16008. Kwa dharura: 999.',
  form: 'Tuandikie',
}

export const crumbs: typeof way = { label: 'Uko hapa', home: 'Mwanzo' }
