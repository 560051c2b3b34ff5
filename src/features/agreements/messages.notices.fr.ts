import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en, NoticeTerms } from './messages.notices.en.ts'

const terms = ({ role, wage, start }: NoticeTerms): string =>
  `${role}, ${wage} par mois, à partir du ${start}`

export const notices: Translation<typeof en> = {
  agreement_asked: {
    label: 'Une famille attend votre oui',
    title: 'Une famille vous fait une demande',
    text: (p) =>
      `${p.who} aimerait que vous travailliez chez eux : ${terms(p)}. Dites oui, non, ou proposez d’autres conditions.`,
  },
  agreement_taken: {
    label: 'Une famille accepte les conditions que vous avez proposées',
    title: 'Vous avez un accord',
    text: (p) => `${p.who} accepte les conditions que vous avez proposées : ${terms(p)}.`,
  },
  agreement_withdrawn: {
    label: 'La demande d’une famille est terminée',
    title: 'Plus besoin de répondre',
    text: (p) => `${p.who} ne vous demande plus de réponse : la demande de travail est terminée.`,
  },
}
