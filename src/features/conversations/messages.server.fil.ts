import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.server.en.ts'

export const fil: Translation<typeof en> = {
  errors: {
    translationAway: 'Hindi ito maisalin ngayon. Subukan ulit mamaya.',
    translationOff: 'Hindi isinasalin dito ang mga mensahe.',
    messagePrivate: 'Gusto ng sumulat na pribado ito: hindi ito isinasalin.',
    messageEmpty: 'Sumulat ng kahit ano.',
    paperNeedsContact:
      'Makakapagpadala ng dokumento kapag bukas na ang kontak ninyo: pagkatapos tanggapin ang interview o ang trabaho.',
    conversationEnded: 'Tinapos ng kabila ang usapang ito.',
    conversationEndedByYou: 'Tinapos mo ang usapang ito.',
    conversationBlocked: 'Na-block mo ang kabila.',
    reportSettled: 'Naayos na ang report na ito.',
  } as Record<string, string>,
  notices: {
    message_received: {
      label: 'May bagong mensahe',
      title: (name) => `Mensahe mula kay ${name}`,
      text: (name) => `Sumulat sa iyo si ${name}.`,
    },
    conversation_warning: {
      label: 'Babala tungkol sa isang usapan',
      title: () => 'Babala tungkol sa isang usapan',
      text: () =>
        'Tiningnan namin ang isang usapan mong na-report. Labag sa mga tuntunin namin ang nasabi roon. Kapag naulit, puwedeng masuspinde ang account mo.',
    },
  },
}
