import { frame } from '../console/messages.frame.en.ts'

const { rooms: names } = frame

/** The operator’s list of lost messages. */
export const rooms = {
  messages: {
    title: names.messages,
    search: 'Receiver or kind of message',
    text: 'Text messages and e-mails that were given up or reported lost. Their texts are not shown, and those with a code are erased.',
    columns: { to: 'To', kind: 'Message', why: 'Why', tries: 'Tries', at: 'When' },
    channels: { sms: 'SMS', whatsapp: 'WhatsApp', email: 'E-mail' },
    states: { dead: 'Given up', failed: 'Reported lost' },
    retry: 'Send again',
    retryTo: (to: string) => `Send again to ${to}`,
    erased: 'Its text is erased',
    sent: 'It is on its way again.',
    empty: {
      title: 'Everything arrived',
      text: 'Messages that can’t be delivered are listed here.',
    },
  },
}
