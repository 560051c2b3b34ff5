import type { work as en } from './messages.work.en.ts'

export const work: typeof en = {
  metaTitle: 'Travailler chez une famille au Qatar | Manzil',
  metaDescription:
    'Garde d’enfants, ménage, cuisine, conduite, aide aux personnes âgées : créez votre profil, les familles du Qatar vous trouvent, et c’est vous qui décidez. Toujours gratuit pour vous.',
  badge: 'Toujours gratuit pour vous',
  title: 'Vous cherchez du travail chez une famille au Qatar ?',
  lead: 'Créez votre profil sur votre téléphone. Les familles vous trouvent, demandent un entretien, et c’est vous qui décidez.',
  signUp: 'Créer mon profil',
  signIn: 'J’ai un compte',
  area: 'Vers mon espace',
  steps: {
    title: 'Comment ça se passe',
    items: [
      {
        title: 'Créez votre profil',
        text: 'Dites ce que vous savez bien faire, le salaire que vous demandez et quand vous pouvez commencer. Une photo et une courte vidéo aident le plus.',
      },
      {
        title: 'Rencontrez la famille',
        text: 'Une famille demande un entretien. Vous dites oui ou non, ou vous proposez une autre heure.',
      },
      {
        title: 'Un accord, puis le début',
        text: 'Vous et la famille dites oui aux mêmes conditions : salaire, heures, jour de repos. Rien ne compte avant votre oui.',
      },
    ],
  },
  rights: {
    title: 'Ce qui est à vous',
    items: [
      'Vous ne payez rien, à aucune étape : ni pour un emploi, ni pour un visa, ni pour un contrat. Qui vous demande de l’argent n’est pas de Manzil.',
      'Votre numéro de téléphone et votre e-mail ne sont jamais sur une page publique.',
      'Votre passeport est à vous. Vos papiers ne font jamais partie de votre profil public.',
      'Au Qatar, une personne employée à la maison a un jour de repos par semaine, travaille 10 heures par jour au plus, et reçoit son salaire chaque mois sur son compte bancaire.',
      'Vous pouvez cacher ou supprimer votre profil à tout moment.',
    ],
  },
}
