import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  title: 'የእኔ ገጽ',
  metaTitle: (room) => `${room} | Manzil`,
  loading: 'ገጽዎ እየተከፈተ ነው',
  failed: {
    title: 'ገጽዎን መክፈት አልተቻለም',
    text: 'እባክዎ ኢንተርኔትዎን ይመልከቱና እንደገና ይሞክሩ።',
  },
  away: {
    offline: 'ኢንተርኔት የለዎትም',
    unreachable: 'Manzil ጋር መገናኘት አልተቻለም',
    text: 'እባክዎ ኢንተርኔትዎን ይመልከቱና እንደገና ይሞክሩ።',
  },
  welcome: (name) => `እንኳን ደህና መጡ፣ ${name}`,
  retry: 'እንደገና ይሞክሩ',
}
