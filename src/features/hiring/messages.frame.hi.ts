import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  title: 'मेरा पेज',
  metaTitle: (room) => `${room} | Manzil`,
  loading: 'आपका पेज लोड हो रहा है',
  failed: {
    title: 'आपका पेज लोड नहीं हुआ',
    text: 'अपना इंटरनेट देखें और फिर से कोशिश करें।',
  },
  away: {
    offline: 'आप ऑफ़लाइन हैं',
    unreachable: 'Manzil तक पहुँच नहीं हुई',
    text: 'अपना इंटरनेट देखें और फिर से कोशिश करें।',
  },
  welcome: (name) => `नमस्ते, ${name}`,
  retry: 'फिर से कोशिश करें',
}
