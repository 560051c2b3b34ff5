import type { Translation } from '../../platform/shared/catalogues.ts'
import type { contact as english, crumbs as way } from './messages.contact.en.ts'

// The networks call themselves what they do everywhere.
export const contact: Translation<typeof english> = {
  crumb: 'தொடர்புகொள்ள',
  metaTitle: 'தொடர்புகொள்ள | Manzil',
  metaDescription: 'விவரங்கள், விசா, விலை, உங்கள் தகவல்கள் பற்றிக் கேட்க Manzil-க்கு எழுதுங்கள்.',
  title: 'தொடர்புகொள்ள',
  lead: 'கேள்வி, புகார், அல்லது ஏதாவது வேலை செய்யவில்லை: எங்களுக்கு எழுதுங்கள். ஒரு மனிதர் படிப்பார்.',
  ways: 'எங்களை எப்படித் தொடர்புகொள்வது',
  email: 'மின்னஞ்சல்',
  phone: 'தொலைபேசி',
  whatsapp: 'WhatsApp',
  address: 'முகவரி',
  hours: 'உதவி',
  operator: 'நடத்துபவர்',
  registration: 'வணிகப் பதிவு',
  licence: 'உரிமம்',
  social: 'எங்களைப் பின்தொடருங்கள்',
  none: 'எங்களைத் தொடர்புகொள்ள இந்தப் படிவமே சிறந்த வழி.',
  rightsTitle: 'ஆபத்தில் இருக்கிறீர்களா, ஆவணங்கள் உங்களிடம் இல்லையா?',
  rights:
    'வீட்டில் வேலை செய்து ஆபத்தில் இருந்தால், சம்பளம் அல்லது பாஸ்போர்ட் இல்லை என்றால், தொழிலாளர் அமைச்சகத்தை அழையுங்கள்: 16008. அவசரத்தில்: 999.',
  form: 'எங்களுக்கு எழுதுங்கள்',
}

export const crumbs: typeof way = { label: 'நீங்கள் இருக்கும் இடம்', home: 'முகப்பு' }
