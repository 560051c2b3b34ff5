import type { WordTexts } from './messages.word.en.ts'

export const fr: WordTexts = {
  machine:
    'Une machine a écrit cette page en français. Personne dont c’est la langue ne l’a encore relue.',
  tell: 'Proposer un meilleur mot',
  title: 'Un meilleur mot',
  lead: 'Vous connaissez cette langue mieux que nous. Qu’est-ce qui sonne faux sur cette page, et comment le diriez-vous ?',
  words: 'Ce qui est écrit maintenant (facultatif)',
  better: 'Ce qu’il faudrait écrire',
  send: 'Envoyer',
  sent: 'Merci ! Quelqu’un va lire votre message et corriger.',
  close: 'Fermer',
  unreachable: 'Manzil est injoignable. Ce que vous avez écrit est toujours là : réessayez.',
  errors: {
    betterWordRequired: 'Écrivez le meilleur mot',
    pageUnknown: 'Cette page est inconnue. Rechargez-la et réessayez.',
  },
}
