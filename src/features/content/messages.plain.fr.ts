import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.plain.en.ts'

export const fr: Translation<typeof en> = {
  brand: 'Manzil',
  candidates: 'Toutes les candidatures',
  errors: {
    notFound: {
      title: 'Cette page n’existe pas',
      text: 'L’adresse est peut-être mal écrite, ou la page a changé de place. Les personnes, elles, sont toujours là.',
    },
    failed: {
      title: 'Il y a eu un problème de notre côté',
      text: 'Ce n’est pas votre faute. Réessayez dans un instant.',
    },
    away: {
      title: 'Vous êtes hors ligne',
      text: 'Cette page ne peut pas s’afficher sans connexion. Elle s’ouvrira d’elle-même dès le retour de la connexion.',
    },
    kept: 'Ces pages s’ouvrent sans connexion',
    retry: 'Réessayer',
    toHome: 'Vers la page d’accueil',
  },
}
