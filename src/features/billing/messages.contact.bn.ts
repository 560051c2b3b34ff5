import type { contact as en } from './messages.contact.en.ts'

export const contact: typeof en = {
  title: 'যোগাযোগ',
  phone: 'ফোন',
  whatsapp: 'WhatsApp',
  email: 'ই-মেইল',
  nothingOfHire: 'এখানে কোনো নম্বর বা ঠিকানা নেই। আমাদের জিজ্ঞেস করুন।',
  whileHired: 'কাজ যতদিন চলে ততদিন আপনাদের দুজনের জন্যই খোলা। কোনো প্ল্যান লাগে না।',
  failed: 'যোগাযোগের তথ্য আনা গেল না। আবার চেষ্টা করুন।',
}
