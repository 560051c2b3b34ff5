import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  account_unused: {
    label: 'Votre compte ne sert plus',
    words: (date) => ({
      title: 'Votre compte ne sert plus',
      text: `Nous supprimons les comptes qui n’ont pas servi depuis 24 mois. Le vôtre ferme le ${date}. Pour le garder, connectez-vous.`,
    }),
  },
  account_closed: {
    label: 'Votre compte va être supprimé',
    words: (date) => ({
      title: 'Votre compte va être supprimé',
      text: `Votre compte Manzil est fermé et sera supprimé le ${date}. Pour le garder, connectez-vous avant.`,
    }),
  },
  account_kept: {
    label: 'Votre compte reste',
    words: () => ({
      title: 'Votre compte reste',
      text: 'Votre compte Manzil est de nouveau ouvert et ne sera pas supprimé. Ce n’est pas vous ? Changez votre mot de passe.',
    }),
  },
  data_export_ready: {
    label: 'La copie de vos données est prête',
    words: (date) => ({
      title: 'La copie de vos données est prête',
      text: `Vous pouvez la télécharger jusqu’au ${date}.`,
    }),
  },
  data_export_failed: {
    label: 'La copie de vos données n’a pas pu être faite',
    words: () => ({
      title: 'La copie de vos données n’a pas pu être faite',
      text: 'Nous le savons. Demandez-en une nouvelle dans « Vos données », ou écrivez-nous.',
    }),
  },
  data_request_answered: {
    label: 'Une réponse sur vos données',
    words: () => ({
      title: 'Votre demande a une réponse',
      text: 'Vous nous avez écrit au sujet de vos données. La réponse est dans « Vos données ».',
    }),
  },
}
