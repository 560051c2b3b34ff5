import type { contact as en } from './messages.contact.en.ts'

export const contact: typeof en = {
  title: 'Kontak',
  phone: 'Telepon',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  nothingOfHire: 'Tidak ada nomor atau alamat di sini. Silakan tanya kami.',
  whileHired: 'Terbuka untuk Anda berdua selama pekerjaan berlangsung. Tidak perlu paket.',
  failed: 'Kontak tidak bisa dimuat. Silakan coba lagi.',
}
