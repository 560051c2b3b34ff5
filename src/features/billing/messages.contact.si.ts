import type { contact as en } from './messages.contact.en.ts'

export const contact: typeof en = {
  title: 'සම්බන්ධ වෙන්න',
  phone: 'දුරකථනය',
  whatsapp: 'WhatsApp',
  email: 'ඊමේල්',
  nothingOfHire: 'මෙතන අංකයක්වත් ලිපිනයක්වත් නැහැ. අපෙන් අහන්න.',
  whileHired: 'රැකියාව තියෙනකම් ඔයාලා දෙන්නටම විවෘතයි. සැලසුමක් ඕනේ නැහැ.',
  failed: 'සම්බන්ධ වෙන විස්තර ගන්න බැරි වුණා. ආයෙත් උත්සාහ කරන්න.',
}
