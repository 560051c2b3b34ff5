import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { notices as en, replies as enReplies, Said } from './messages.notices.en.ts'

const ways = {
  video: ', dans la salle vidéo',
  phone: ', par téléphone',
  whatsapp: ', par WhatsApp',
  home: ', chez la famille',
  office: ', au bureau de l’agence',
}

const more = ({ way, others }: Said): string =>
  (way === undefined ? '' : ways[way]) +
  (others > 0
    ? plural('fr', others, { one: ', ou une autre heure', other: ', ou # autres heures' })
    : '')

const please = ({ others }: Said): string =>
  others > 0 ? 'Choisissez-en une, proposez-en d’autres ou refusez.' : 'Acceptez ou refusez.'

const inHours = ({ hours }: Said): string =>
  plural('fr', hours, { one: 'une heure', other: '# heures' })

export const notices: Translation<typeof en> = {
  interview_scheduled: {
    label: 'Un entretien est proposé',
    words: (p) => ({
      title: 'Invitation à un entretien',
      text: `${p.who} aimerait vous rencontrer : ${p.at}, heure de Doha${more(p)}. ${please(p)}`,
    }),
  },
  interview_moved: {
    label: 'Un entretien est déplacé',
    words: (p) => ({
      title: 'Entretien déplacé',
      text: `Votre entretien avec ${p.who} est maintenant : ${p.at}, heure de Doha${more(p)}. ${please(p)}`,
    }),
  },
  interview_cancelled: {
    label: 'Un entretien est annulé',
    words: (p) => ({
      title: 'Entretien annulé',
      text: `Votre entretien avec ${p.who} n’aura pas lieu : ${p.at}.`,
    }),
  },
  interview_agreed: {
    label: 'Une famille prend une heure que vous avez proposée',
    words: (p) => ({
      title: 'Entretien fixé',
      text: `${p.who} prend l’heure que vous avez proposée : ${p.at}, heure de Doha${more(p)}.`,
    }),
  },
  interview_late: {
    label: 'La famille arrive en retard à un entretien',
    words: (p) => ({
      title: 'Un peu de retard',
      text: `${p.who} aura ${plural('fr', p.minutes, { one: '# minute', other: '# minutes' })} de retard à l’entretien : ${p.at}, heure de Doha.`,
    }),
  },
  interview_absent: {
    label: 'La famille dit que vous n’étiez pas là',
    words: (p) => ({
      title: 'Absence notée',
      text: `${p.who} dit que personne n’est venu à l’entretien : ${p.at}, heure de Doha. Si c’est faux, contactez-nous.`,
    }),
  },
  interview_reminder: {
    label: 'Un rappel avant un entretien',
    words: (p) => ({
      title: 'Rappel : entretien',
      text: `Votre entretien avec ${p.who} est dans ${inHours(p)} : ${p.at}, heure de Doha.`,
    }),
  },
}

export const replies: typeof enReplies = {
  accepted: (household, at) =>
    `Merci. Vous acceptez l’entretien avec ${household} : ${at}, heure de Doha. Pour changer :`,
  declined: (household, at) => `Vous refusez l’entretien avec ${household} : ${at}. Pour changer :`,
  several: 'Il y a plusieurs invitations pour vous. Répondez à chacune ici :',
  choose: 'Il y a plusieurs heures au choix. Choisissez ici :',
  changed: 'Votre réponse à cette invitation est déjà connue. Pour la changer :',
}
