import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  title: 'Mon espace',
  metaTitle: (room) => `${room} | Manzil`,
  loading: 'Chargement de votre espace',
  failed: {
    title: 'Votre espace n’a pas pu être chargé',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
  away: {
    offline: 'Vous êtes hors ligne',
    unreachable: 'Manzil est injoignable',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
  welcome: (name) => `Bienvenue, ${name}`,
  retry: 'Réessayer',
}
