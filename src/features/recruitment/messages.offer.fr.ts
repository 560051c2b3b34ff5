import type { Translation } from '../../platform/shared/catalogues.ts'
import type { certificate as enCertificate, offer as enOffer } from './messages.offer.en.ts'

export const offer: Translation<typeof enOffer> = {
  title: 'Lettre d’offre',
  attestation: 'Le contrat doit encore être certifié par le ministère du Travail.',
  statuses: {
    sent: 'En attente d’une réponse',
    accepted: 'Acceptée',
    declined: 'Refusée',
    replaced: 'Remplacée',
  },
  onPaper: 'Signée sur papier',
  from: (name) => `Offre : ${name}`,
  sign: 'Signer avec un code',
  signText:
    'Lisez ce que vous signez. Nous envoyons un code sur votre téléphone ; écrivez-le pour signer la lettre d’offre.',
  signed: 'Signée par vous',
  read: 'Lire la lettre',
  accept: 'Accepter',
  acceptText:
    'Lisez ce que vous acceptez. Nous envoyons un code sur votre téléphone ; écrivez-le pour accepter l’offre.',
  sendCode: 'Envoyer le code',
  code: 'Code',
  codeBox: (number) => `Chiffre ${number} sur 6`,
  codeSent: 'Le code est en route vers votre téléphone.',
  resend: 'Envoyer un autre code',
  decline: 'Refuser',
  declineText: 'La famille voit votre raison et peut faire une autre offre.',
  reason: 'Raison',
  accepted: 'Vous avez accepté cette offre.',
  declined: 'Vous avez refusé cette offre.',
  declinedBecause: (reason) => `Refusée : ${reason}`,
  answerFailed: 'Votre réponse n’a pas pu être enregistrée. Réessayez.',
  certificate: 'Attestation d’acceptation',
}

export const certificate: typeof enCertificate = {
  title: 'Attestation d’acceptation',
  text: (worker, household) =>
    `${worker} a accepté, avec un code à usage unique, l’offre faite par ${household}.`,
  household: 'Famille',
  worker: 'Personne employée',
  agreedAt: 'Accord des deux sur ces conditions',
  at: 'Signature de la personne employée',
  from: 'Depuis l’adresse',
  householdAt: 'Signature de la famille',
  householdFrom: 'Depuis l’adresse de la famille',
  unsigned: 'Pas encore signée avec un code',
  letter: 'Lettre',
  hash: 'SHA-256 de la lettre',
  read: 'Ouvrir la lettre',
  print: 'Imprimer',
  notFound: 'Cette attestation n’existe pas',
}
