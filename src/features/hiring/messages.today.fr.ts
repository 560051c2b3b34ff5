import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.today.en.ts'

export const fr: typeof en = {
  title: 'Aujourd’hui',
  loading: 'Chargement de votre journée',
  next: 'À faire maintenant',
  more: 'Ensuite',
  due: (day) => `Pour le ${day}`,
  wasDue: (day) => `C’était pour le ${day}`,
  duties: {
    join: {
      title: (name) => `C’est l’heure de rencontrer ${name}`,
      text: 'La salle vidéo est ouverte. Vous pouvez d’abord y essayer votre caméra.',
      act: 'Entrer',
    },
    answer_interview: {
      title: (name) => `${name} aimerait vous rencontrer`,
      text: 'Dites oui, ou proposez une autre heure.',
      act: 'Répondre',
    },
    answer_terms: {
      title: (name) => `${name} vous propose du travail`,
      text: 'Lisez le salaire et les conditions. Vous pouvez dire oui, non, ou demander d’autres conditions.',
      act: 'Lire et répondre',
    },
    answer_offer: {
      title: (name) => `Votre lettre d’offre : ${name}`,
      text: 'Lisez-la. Si tout est bon, acceptez-la avec un code sur votre téléphone.',
      act: 'Lire la lettre',
    },
    paper: {
      title: (label) => `Document demandé : ${label}`,
      text: 'Prenez-le en photo et envoyez-le. Les étapes suivantes l’attendent.',
      act: 'Envoyer le document',
    },
    step: {
      title: (label) => `Votre étape : ${label}`,
      text: 'Dites quand c’est fait. Les étapes suivantes l’attendent.',
      act: 'Ouvrir cette étape',
    },
    reply: {
      title: (name) => `${name} vous a écrit`,
      text: 'Une réponse rapide aide beaucoup.',
      act: 'Lire et répondre',
    },
    hidden: {
      title: () => 'Votre profil n’est pas visible en ce moment',
      text: 'Voyez ce qu’il faut changer. Quand vous l’avez changé, nous regardons et vous répondons.',
      act: 'Vers votre profil',
    },
    begin: {
      title: () => 'Créez votre profil',
      text: 'Les familles vous voient dès que trois choses sont là : votre travail, votre nationalité et votre date de naissance.',
      act: 'Commencer',
    },
    missing: {
      title: (label) => `Il manque encore, pour être visible : ${label}`,
      text: '',
      act: 'Ajouter maintenant',
    },
    publish: {
      title: () => 'Montrez votre profil aux familles',
      text: 'Pour le moment, personne d’autre que vous ne le voit.',
      act: 'Voir et publier',
    },
    add: {
      title: (label) => `À ajouter à votre profil : ${label}`,
      text: '',
      act: 'Ajouter maintenant',
    },
    wait: {
      title: () => 'Rien à faire pour le moment',
      text: 'C’est au tour des autres. Nous vous envoyons un message quand il y a du nouveau.',
      act: 'Voir les étapes',
    },
    nothing: {
      title: () => 'Rien à faire pour le moment',
      text: 'Nous vous envoyons un message quand il y a du nouveau.',
      act: 'Voir votre profil',
    },
  },
  coming: 'À venir',
  noMeetings: 'Pas encore d’entretien.',
  today: 'Aujourd’hui',
  answered: { accepted: 'Vous avez dit oui', declined: 'Vous avez dit non' },
  waits: 'Répondez, s’il vous plaît',
  allMeetings: 'Tous les entretiens',
  arrival: (name) => `Votre chemin vers ${name}`,
  yours: 'Votre étape',
  interest: 'Qui s’intéresse à vous',
  keptBy: (n) =>
    plural('fr', n, {
      one: '# famille vous garde sur sa liste',
      other: '# familles vous gardent sur leur liste',
    }),
  nobodyYet:
    'Aucune famille ne vous a encore sur sa liste. Un profil complet avec une photo aide le plus.',
  newThisWeek: (n) =>
    plural('fr', n, { one: '# nouvelle cette semaine', other: '# nouvelles cette semaine' }),
  complete: (percent) => `Votre profil est complet à ${percent} %`,
  news: 'Ce qui s’est passé',
  allNews: 'Tous les messages de Manzil',
  failed: {
    title: 'Votre journée n’a pas pu être chargée',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
}
