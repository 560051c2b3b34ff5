import type { report as en } from './messages.report.en.ts'

export const report: typeof en = {
  report: 'Signaler',
  reportOf: (name) => `Signaler ${name}`,
  title: 'Signaler à Manzil',
  lead: 'Seule l’équipe de Manzil lit ce message. La personne ne saura jamais qui l’a signalée.',
  reason: 'De quoi s’agit-il ?',
  reasons: {
    danger: 'Quelqu’un est en danger',
    minor: 'Cette personne a peut-être moins de 18 ans',
    document_withheld: 'Un passeport ou des papiers ne sont pas rendus à la personne',
    unpaid: 'Le salaire n’est pas payé, ou le repos est refusé',
    fees: 'On a demandé de l’argent à une personne employée',
    false_information: 'Quelque chose ici n’est pas vrai',
    foreign_picture: 'La photo montre quelqu’un d’autre',
    insulting: 'Insultes, menaces ou harcèlement',
    other: 'Autre chose',
  },
  choose: 'Choisissez',
  message: 'Que s’est-il passé ?',
  contact: 'Comment vous joindre ? (facultatif)',
  contactHint: 'Un numéro de téléphone ou un e-mail, si nous pouvons vous poser des questions.',
  send: 'Envoyer le signalement',
  urgent:
    'Quelqu’un est en danger maintenant ? Appelez le 999. Pour les passeports et les salaires, le ministère du Travail répond au 16008.',
  sentTitle: 'Merci, votre signalement est arrivé',
  sent: 'Votre signalement est arrivé. Nous le regardons et ne disons à personne qui l’a envoyé.',
  close: 'Fermer',
  unreachable: 'Manzil est injoignable. Ce que vous avez écrit est toujours là : réessayez.',
}
