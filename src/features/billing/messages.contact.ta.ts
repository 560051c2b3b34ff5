import type { contact as en } from './messages.contact.en.ts'

export const contact: typeof en = {
  title: 'தொடர்பு',
  phone: 'தொலைபேசி',
  whatsapp: 'WhatsApp',
  email: 'மின்னஞ்சல்',
  nothingOfHire: 'இங்கே எண்ணோ முகவரியோ இல்லை. எங்களிடம் கேளுங்கள்.',
  whileHired: 'வேலை தொடரும் வரை உங்கள் இருவருக்கும் திறந்திருக்கும். எந்தத் திட்டமும் தேவையில்லை.',
  failed: 'தொடர்பைத் திறக்க முடியவில்லை. மீண்டும் முயலுங்கள்.',
}
