import type { contact as en } from './messages.contact.en.ts'

export const contact: typeof en = {
  title: 'Contact',
  phone: 'Téléphone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  nothingOfHire: 'Il n’y a ici ni numéro ni adresse. Demandez-nous.',
  whileHired: 'Ouvert à vous deux tant que dure l’emploi. Aucune formule n’est nécessaire.',
  failed: 'Le contact n’a pas pu être chargé. Réessayez.',
}
