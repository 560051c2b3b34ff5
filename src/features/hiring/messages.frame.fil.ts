import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  title: 'Aking pahina',
  metaTitle: (room) => `${room} | Manzil`,
  loading: 'Nilo-load ang pahina mo',
  failed: {
    title: 'Hindi ma-load ang pahina mo',
    text: 'Tingnan ang koneksyon mo at subukan ulit.',
  },
  away: {
    offline: 'Offline ka',
    unreachable: 'Hindi maabot ang Manzil',
    text: 'Tingnan ang koneksyon mo at subukan ulit.',
  },
  welcome: (name) => `Mabuhay, ${name}`,
  retry: 'Subukan ulit',
}
