import type { Translation } from '../../platform/shared/catalogues.ts'
import type { contact as english, crumbs as way } from './messages.contact.en.ts'

// The networks call themselves what they do everywhere.
export const contact: Translation<typeof english> = {
  crumb: 'Kontakin kami',
  metaTitle: 'Kontakin kami | Manzil',
  metaDescription:
    'Sumulat sa Manzil kung may tanong ka tungkol sa profile, visa, bayad o data mo.',
  title: 'Kontakin kami',
  lead: 'May tanong, reklamo o hindi gumagana? Sumulat sa amin. Tao ang babasa nito.',
  ways: 'Paano kami makokontak',
  email: 'E-mail',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  address: 'Address',
  hours: 'Suporta',
  operator: 'Nagpapatakbo',
  registration: 'Commercial registration',
  licence: 'Lisensya',
  social: 'I-follow kami',
  none: 'Ang form ang pinakamabuting paraan para makontak kami.',
  rightsTitle: 'Nasa panganib ka, o wala sa iyo ang mga papeles mo?',
  rights:
    'Kung nagtatrabaho ka sa bahay at nasa panganib, hindi binabayaran o walang passport, tumawag sa Ministry of Labour: 16008. Sa emergency: 999.',
  form: 'Sumulat sa amin',
}

export const crumbs: typeof way = { label: 'Narito ka', home: 'Home' }
