import type { contact as en } from './messages.contact.en.ts'

export const contact: typeof en = {
  title: 'संपर्क',
  phone: 'फ़ोन',
  whatsapp: 'WhatsApp',
  email: 'ई-मेल',
  nothingOfHire: 'यहाँ कोई नंबर या पता नहीं है। कृपया हमसे पूछें।',
  whileHired: 'जब तक काम चलता है, आप दोनों के लिए खुला है। किसी प्लान की ज़रूरत नहीं।',
  failed: 'संपर्क नहीं खुल सका। फिर कोशिश करें।',
}
