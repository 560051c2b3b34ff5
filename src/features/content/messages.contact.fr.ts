import type { Translation } from '../../platform/shared/catalogues.ts'
import type { contact as english, crumbs as way } from './messages.contact.en.ts'

// The networks call themselves what they do everywhere.
export const contact: Translation<typeof english> = {
  crumb: 'Contact',
  metaTitle: 'Contact | Manzil',
  metaDescription:
    'Écrivez à Manzil pour vos questions sur les profils, les visas, les prix et vos données.',
  title: 'Contact',
  lead: 'Une question, une plainte, quelque chose qui ne marche pas : écrivez-nous. C’est une personne qui lit.',
  ways: 'Comment nous joindre',
  email: 'E-mail',
  phone: 'Téléphone',
  whatsapp: 'WhatsApp',
  address: 'Adresse',
  hours: 'Assistance',
  operator: 'Exploitant',
  registration: 'Registre du commerce',
  licence: 'Licence',
  social: 'Suivez-nous',
  none: 'Le formulaire est la meilleure façon de nous joindre.',
  rightsTitle: 'En danger, ou sans vos papiers ?',
  rights:
    'Si vous travaillez dans une maison et que vous êtes en danger, sans salaire ou sans passeport, appelez le ministère du Travail : 16008. En cas d’urgence : 999.',
  form: 'Écrivez-nous',
}

export const crumbs: typeof way = { label: 'Vous êtes ici', home: 'Accueil' }
