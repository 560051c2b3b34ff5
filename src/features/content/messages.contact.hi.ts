import type { Translation } from '../../platform/shared/catalogues.ts'
import type { contact as english, crumbs as way } from './messages.contact.en.ts'

// The networks call themselves what they do everywhere.
export const contact: Translation<typeof english> = {
  crumb: 'संपर्क',
  metaTitle: 'संपर्क | Manzil',
  metaDescription: 'प्रोफ़ाइल, वीज़ा, कीमत या अपने डेटा के बारे में सवाल हो, तो Manzil को लिखें।',
  title: 'संपर्क',
  lead: 'सवाल, शिकायत, या कुछ काम नहीं कर रहा: हमें लिखें। उसे कोई इंसान पढ़ता है।',
  ways: 'हमसे कैसे संपर्क करें',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  whatsapp: 'WhatsApp',
  address: 'पता',
  hours: 'सहायता',
  operator: 'संचालक',
  registration: 'व्यापार पंजीकरण',
  licence: 'लाइसेंस',
  social: 'हमें फ़ॉलो करें',
  none: 'हम तक पहुँचने का सबसे अच्छा तरीका यह फ़ॉर्म है।',
  rightsTitle: 'ख़तरे में हैं, या आपके कागज़ात आपके पास नहीं हैं?',
  rights:
    'घर में काम करते हुए ख़तरा हो, तनख्वाह या पासपोर्ट न मिला हो, तो श्रम मंत्रालय को फ़ोन करें: 16008। आपातकाल में: 999।',
  form: 'हमें लिखें',
}

export const crumbs: typeof way = { label: 'आप यहाँ हैं', home: 'होम' }
