import type { Translation } from '../../platform/shared/catalogues.ts'
import type { rights as english } from './messages.rights.en.ts'

export const rights: Translation<typeof english> = {
  law: {
    metaTitle: 'Vos droits quand vous travaillez dans une maison au Qatar | Manzil',
    metaDescription:
      'Ce que la loi du Qatar vous donne quand vous travaillez dans une maison : salaire, horaires, jour de repos, congés, passeport, et qui appeler.',
    title: 'Vos droits',
    lead: 'Si vous travaillez dans une maison au Qatar, la loi vous donne ceci.',
    items: [
      'Un contrat écrit. Lisez-le, ou faites-le lire, avant de dire oui.',
      'Votre salaire entier chaque mois, sur votre compte bancaire.',
      '10 heures de travail par jour au plus. Le temps de repos, de repas et de prière n’est pas compté.',
      'Un jour de repos payé par semaine, et trois semaines de congés payés par an.',
      'La nourriture, le logement et les soins, gratuitement.',
      'Votre passeport reste avec vous. Personne ne peut le garder.',
    ],
  },
  fees: {
    metaTitle: 'Aucuns frais pour qui travaille | Manzil',
    metaDescription:
      'Personne ne peut vous demander d’argent pour un emploi, un visa, un billet ou des papiers. Qui paie quoi quand vous travaillez dans une maison au Qatar.',
    title: 'Vous ne payez rien',
    lead: 'Personne ne peut vous demander d’argent pour un emploi. C’est la famille qui paie.',
    items: [
      'Manzil est gratuit pour vous, toujours.',
      'La famille paie votre visa, vos examens médicaux et votre billet pour le Qatar.',
      'Personne ne peut retirer ces frais de votre salaire.',
      'Si on vous demande de l’argent, ne payez pas. Appelez le ministère du Travail : 16008.',
    ],
  },
  help: {
    title: 'Si quelque chose ne va pas',
    items: [
      'En danger ? Appelez le 999.',
      'Pas de salaire, de jour de repos ou de passeport ? Appelez le ministère du Travail : 16008.',
    ],
  },
}
