import type { Translation } from '../../platform/shared/catalogues.ts'
import type { findings as en } from './messages.findings.en.ts'

export const findings: Translation<typeof en> = {
  part: {
    profile: 'votre profil',
    picture: 'votre photo',
    video: 'votre vidéo',
    texts: 'vos textes',
  },
  profile_change_asked: {
    label: 'Un changement du profil est demandé',
    title: 'Changez quelque chose dans votre profil, s’il vous plaît',
    text: (name, part, reason) =>
      `Manzil vous demande de changer ${part} (profil ${name}) : ${reason}`,
  },
  profile_hidden: {
    label: 'Le profil a été caché',
    title: 'Votre profil est caché pour le moment',
    text: (name, reason) =>
      `Les familles ne voient pas le profil ${name} en ce moment. Raison : ${reason}. Changez-le et enregistrez : nous regardons de nouveau et vous répondons.`,
  },
  profile_shown_again: {
    label: 'Le profil est de nouveau visible',
    title: 'Votre profil est de nouveau visible',
    text: (name) =>
      `Nous avons regardé le profil ${name}. Les familles le voient de nouveau. Merci.`,
  },
  paper_rejected: {
    label: 'Un document n’a pas été accepté',
    title: 'Un document n’a pas été accepté',
    text: (name, paper, reason) =>
      `Le document « ${paper} » (${name}) n’a pas été accepté : ${reason}. Envoyez-le de nouveau, s’il vous plaît.`,
  },
  check_recorded: {
    label: 'Quelque chose a été vérifié',
    title: (badge) => badge,
    text: (name, badge, date) =>
      `Le profil ${name} porte maintenant la mention « ${badge} », jusqu’au ${date}.`,
  },
  check_withdrawn: {
    label: 'Une vérification a été retirée',
    title: (badge) => `Plus visible : ${badge}`,
    text: (name, badge, reason) =>
      `Le profil ${name} ne porte plus la mention « ${badge} ». Raison : ${reason}`,
  },
  check_expired: {
    label: 'Une vérification a pris fin',
    title: (badge) => `Plus visible : ${badge}`,
    text: (name, badge) =>
      `La mention « ${badge} » du profil ${name} n’est plus valable. Envoyez le nouveau document, et nous le vérifions.`,
  },
}
