import type { Translation } from '../../platform/shared/catalogues.ts'
import type { errors as en } from './messages.errors.en.ts'

export const errors: Translation<typeof en> = {
  interviewDatePast: 'La date de l’entretien doit être aujourd’hui ou plus tard.',
  interviewDateFar: 'Un entretien peut être fixé un an à l’avance au plus.',
  interviewTimePast: 'L’heure de l’entretien est déjà passée.',
  alreadyMeeting:
    'Vous avez un autre entretien à moins d’une heure de celui-ci : {name}, {when}, heure de Doha. Refusez d’abord l’autre.',
  standingChanged: 'Cela a changé entre-temps. Regardez de nouveau avant de décider.',
  arrivedAlready:
    'Après l’arrivée dans la famille, cela ne peut plus être annulé ici. Écrivez-nous, ou appelez le ministère du Travail : 16008.',
  interviewOver: 'On ne peut plus répondre à cet entretien.',
  interviewMoved: 'Cet entretien a été déplacé. Regardez d’abord la nouvelle heure.',
  householdBusy:
    'La famille a maintenant un autre entretien à moins d’une heure de ce moment. Prenez une autre heure.',
  sameTimeTwice: 'La même heure est là deux fois.',
  timeNotOffered: 'Cette heure n’est plus proposée. Regardez de nouveau les heures.',
  timeIsOver: 'Cette heure est passée. Prenez-en une autre.',
  meetLinkUnknown:
    'Ce lien n’est pas complet. Ouvrez-le de nouveau depuis le message, ou connectez-vous.',
  meetLinkExpired:
    'Ce lien était valable un jour, et ce jour est passé. Connectez-vous pour répondre.',
  meetLinkUsed: 'Ce lien a déjà servi : il y a une réponse. Connectez-vous pour la changer.',
  notNow: 'On ne peut pas dire cela de cet entretien maintenant.',
}
