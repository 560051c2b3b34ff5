import { checkedItems } from './messages.attributes.fr.ts'
import type { checks as enChecks, visibility as enVisibility } from './messages.checks.en.ts'
import { words } from './messages.words.fr.ts'

export const checks: typeof enChecks = {
  badge: words.card.checked,
  what: {
    identity: 'Un passeport ou une carte d’identité a été comparé au nom de ce profil.',
    licence: 'Un permis de conduire a été comparé au nom de ce profil.',
    medical: 'Un certificat médical a été vu. Ce qu’il dit reste privé.',
    references:
      'Une famille ou un employeur d’avant, nommé par cette personne, a répondu à nos questions.',
  },
  method: {
    original_seen: 'L’original a été vu',
    copy_seen: 'Une copie a été vue',
    video_call: 'Comparaison par appel vidéo',
    issuer_asked: 'Question posée à qui l’a délivré',
    household_asked: 'Question posée à la famille par téléphone',
  },
  title: 'Ce qui a été vérifié',
  how: 'Comment',
  by: 'Par',
  operator: 'L’équipe de Manzil',
  twoOperators: 'Deux personnes de l’équipe de Manzil, chacune de son côté',
  nameDiffers:
    'Le document écrit le nom autrement ; l’équipe a noté pourquoi c’est la même personne.',
  on: 'Quand',
  until: 'Valable jusqu’au',
  more: 'Cela ne dit rien d’autre.',
  guide: 'Comment nous vérifions',
  item: checkedItems,
}

export const visibility: typeof enVisibility = {
  profile_taken_off: {
    label: 'Le profil n’est plus visible',
    title: 'Le profil n’est plus visible',
    text: (name, reason) =>
      reason === 'under_age'
        ? `Le profil ${name} n’est pas visible : l’âge indiqué est de moins de 18 ans, et personne de moins de 18 ans n’est montré. Si c’est une erreur, corrigez-la et publiez de nouveau le profil.`
        : `Le profil ${name} n’est pas visible en ce moment : il manque le travail, la nationalité ou l’âge. Dès que c’est rempli, les familles voient de nouveau le profil.`,
  },
  profile_shown_now: {
    label: 'Le profil est visible',
    title: 'Les familles voient votre profil',
    text: (name) =>
      `Le profil ${name} a maintenant tout ce qu’il faut, et les familles peuvent le trouver, comme demandé. Vous pouvez le retirer de la liste à tout moment.`,
  },
}
