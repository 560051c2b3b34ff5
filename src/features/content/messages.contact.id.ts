import type { Translation } from '../../platform/shared/catalogues.ts'
import type { contact as english, crumbs as way } from './messages.contact.en.ts'

// The networks call themselves what they do everywhere.
export const contact: Translation<typeof english> = {
  crumb: 'Kontak',
  metaTitle: 'Kontak | Manzil',
  metaDescription:
    'Tulis kepada Manzil jika Anda punya pertanyaan tentang profil, visa, harga atau data Anda.',
  title: 'Kontak',
  lead: 'Pertanyaan, keluhan, atau ada yang tidak berfungsi: tulis kepada kami. Manusia yang membacanya.',
  ways: 'Cara menghubungi kami',
  email: 'E-mail',
  phone: 'Telepon',
  whatsapp: 'WhatsApp',
  address: 'Alamat',
  hours: 'Bantuan',
  operator: 'Pengelola',
  registration: 'Nomor pendaftaran usaha',
  licence: 'Izin',
  social: 'Ikuti kami',
  none: 'Formulir ini cara terbaik untuk menghubungi kami.',
  rightsTitle: 'Dalam bahaya, atau surat Anda ditahan?',
  rights:
    'Jika Anda bekerja di rumah dan dalam bahaya, tidak dibayar atau tanpa paspor, telepon Kementerian Tenaga Kerja: 16008. Dalam keadaan darurat: 999.',
  form: 'Tulis kepada kami',
}

export const crumbs: typeof way = { label: 'Anda di sini', home: 'Beranda' }
