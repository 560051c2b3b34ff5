import type { Translation } from '../../platform/shared/catalogues.ts'
import type { account as enAccount, doors as enDoors } from './messages.account.en.ts'

export const account: typeof enAccount = {
  metaTitle: (title) => `${title} | Manzil`,
  menu: 'आपका अकाउंट',
  title: 'आपका अकाउंट',
  close: 'बंद करें',
  tabs: {
    home: 'मेरा पेज',
    account: 'अकाउंट',
    security: 'साइन इन और सुरक्षा',
    data: 'आपका डेटा',
    notifications: 'सूचनाएँ',
    settings: 'सेटिंग्स',
  },
  loading: 'आपका अकाउंट लोड हो रहा है...',
  failed: { title: 'आपका अकाउंट लोड नहीं हुआ', text: 'थोड़ी देर में फिर से कोशिश करें।' },
  away: {
    offline: 'आप ऑफ़लाइन हैं',
    unreachable: 'Manzil तक पहुँच नहीं हुई',
    text: 'अपना इंटरनेट देखें और फिर से कोशिश करें।',
  },
  retry: 'फिर से कोशिश करें',
  details: {
    title: 'आपका नाम',
    text: 'जिनसे आपकी बात होती है, उन्हें यही दिखता है।',
    name: 'पूरा नाम',
    save: 'सेव करें',
    saved: 'सेव हो गया।',
    failed: 'यह सेव नहीं हुआ। फिर से कोशिश करें।',
  },
  phone: {
    title: 'मोबाइल नंबर',
    text: 'साइन इन इसी से होता है, और कोड इसी पर आते हैं।',
    none: 'अभी कोई नहीं: फ़ोन कंपनी ने यह नंबर किसी और को दे दिया। अपना अभी का नंबर जोड़ें।',
    change: 'मोबाइल नंबर बदलें',
    changed: 'आपका नंबर बदल गया है।',
  },
  email: {
    title: 'ईमेल पता',
    text: 'उसके लिए, जो आपको ईमेल से चाहिए। हम सिर्फ़ उस पते पर लिखते हैं जिसकी पुष्टि आपने की है।',
    label: 'ईमेल पता',
    confirmed: 'पुष्टि हो गई',
    waiting: 'अभी पुष्टि नहीं हुई',
    none: 'अभी कोई नहीं',
    send: 'पुष्टि का लिंक भेजें',
    sent: (email) => `${email} पर एक लिंक भेजा गया है। पते की पुष्टि के लिए उसे 24 घंटे के अंदर खोलें।`,
    change: 'दूसरा पता इस्तेमाल करें',
    failed: 'ईमेल नहीं भेजा जा सका। फिर से कोशिश करें।',
  },
  language: {
    title: 'मैसेज की भाषा',
    text: 'SMS और ईमेल के लिए। पेजों की भाषा अलग से चुनी जाती है।',
    saved: 'सेव हो गया।',
  },
  password: {
    title: 'पासवर्ड',
    text: 'इसे बदलने पर आपके दूसरे डिवाइस साइन आउट हो जाते हैं।',
    change: 'पासवर्ड बदलें',
  },
  devices: {
    title: 'साइन इन किए हुए डिवाइस',
    text: 'जहाँ आपका अकाउंट खुला है। जो आपका नहीं है उसे साइन आउट करें, फिर पासवर्ड बदलें।',
  },
}

export const doors: Translation<typeof enDoors> = {
  elsewhere: 'परिवार या कामगार?',
  toSignIn: 'यहाँ साइन इन करें',
}
