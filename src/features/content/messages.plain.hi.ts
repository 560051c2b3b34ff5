import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.plain.en.ts'

export const hi: Translation<typeof en> = {
  brand: 'Manzil',
  candidates: 'सभी उम्मीदवार',
  errors: {
    notFound: {
      title: 'यह पेज यहाँ नहीं है',
      text: 'शायद पता गलत लिखा गया है, या पेज कहीं और चला गया है।',
    },
    failed: {
      title: 'हमारी तरफ़ कुछ गड़बड़ हुई',
      text: 'इसमें आपकी कोई गलती नहीं। थोड़ी देर में फिर से कोशिश करें।',
    },
    away: {
      title: 'आप ऑफ़लाइन हैं',
      text: 'यह पेज इंटरनेट के बिना नहीं खुल सकता। इंटरनेट लौटते ही अपने आप खुल जाएगा।',
    },
    kept: 'ये इंटरनेट के बिना भी खुलते हैं',
    retry: 'फिर से कोशिश करें',
    toHome: 'होम पेज पर जाएँ',
  },
}
