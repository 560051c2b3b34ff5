import { bell } from './messages.bell.fr.ts'
import type { en } from './messages.en.ts'

export const fr: typeof en = {
  bell,
  list: {
    metaTitle: 'Notifications | Manzil',
    title: 'Notifications',
    loading: 'Chargement de vos notifications…',
    failed: 'Vos notifications n’ont pas pu être chargées',
    failedText: 'Réessayez dans un instant.',
    retry: 'Réessayer',
    filter: 'Quelles notifications',
    kind: 'Sujet',
    allKinds: 'Tout',
    noneOfKind: {
      title: 'Rien de ce genre',
      text: 'Choisissez un autre sujet, ou regardez tout.',
    },
    all: 'Toutes',
    unread: 'Non lues',
    markAll: 'Tout marquer comme lu',
    markOne: 'Marquer comme lue',
    markFailed: 'Cela n’a pas pu être enregistré. Réessayez.',
    isNew: 'Nouveau',
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    empty: {
      title: 'Rien pour le moment',
      text: 'Quand il se passe quelque chose pour vous, vous le trouvez ici.',
    },
    allRead: { title: 'Tout est lu', text: 'Il n’y a rien que vous n’ayez pas vu.' },
    pages: {
      bar: 'Pages',
      page: (page) => `Page ${page}`,
      previous: 'Page précédente',
      next: 'Page suivante',
    },
  },
  settings: {
    metaTitle: 'Réglages des notifications | Manzil',
    title: 'Réglages des notifications',
    text: 'Choisissez ce qui vous arrive, et comment. Ce que vous changez est enregistré tout de suite.',
    loading: 'Chargement de vos réglages…',
    failed: 'Vos réglages n’ont pas pu être chargés',
    saveFailed: 'Cela n’a pas pu être enregistré. Réessayez.',
    quiet: {
      title: 'Heures calmes',
      label: 'Pas de messages la nuit',
      hint: 'De 21 h à 7 h au Qatar, seul ce qui est urgent arrive sur votre téléphone ou votre e-mail. Le reste arrive à 7 h.',
    },
    kinds: { title: 'Ce que vous voulez savoir' },
    urgent: 'Urgent : arrive aussi la nuit',
    fixed: 'Pour la sécurité de votre compte, cela vous arrive toujours.',
    noEmail: 'Pour recevoir des e-mails, confirmez d’abord votre adresse.',
    toAccount: 'Vers votre compte',
  },
}
