import type { summary as english } from './messages.summary.en.ts'

export const summary: typeof english = {
  metaTitle: 'En bref : nos conditions et vos données | Manzil',
  metaDescription:
    'Ce qu’acceptent les personnes qui cherchent un emploi en créant un compte chez Manzil, et ce que deviennent leurs données, en phrases courtes et simples.',
  title: 'Nos conditions et vos données, en bref',
  lead: 'Lisez ceci avant de créer un compte. Si c’est difficile à lire, faites-le lire.',
  agree: {
    title: 'Ce que vous acceptez',
    items: [
      'Vous avez entre 18 et 60 ans. Au-delà de 60 ans, il faut l’accord du ministère du Travail.',
      'Vous avez un seul compte, avec un seul numéro de téléphone. Vous ne dites à personne le code que nous envoyons.',
      'Vous gardez votre mot de passe pour vous. Ce qui est fait depuis votre compte compte comme fait par vous, jusqu’à ce que vous nous disiez que quelqu’un d’autre l’utilise.',
      'Ce que vous écrivez est vrai, et vous le tenez à jour.',
      'Votre profil, vos photos et vos vidéos vous montrent. Elles restent à vous, et vous nous permettez de les montrer ici.',
      'Vous ne menacez, ne harcelez et ne discriminez personne, et vous ne transmettez pas les coordonnées des autres.',
      'Vous ne payez jamais : ni à nous, ni à une agence, ni à une famille. La loi l’interdit.',
      'Personne ne peut garder votre passeport ou vos autres papiers.',
      'Manzil n’est pas partie à votre contrat de travail, et ne recrute pas à l’étranger.',
      'Nous ne garantissons pas ce que les gens écrivent ici. Posez des questions et rencontrez-vous avant de décider.',
      'Nous pouvons avertir, suspendre ou exclure toute personne qui ne respecte pas ces règles. Si la loi n’est pas respectée, nous le disons aux autorités.',
      'Vous pouvez fermer votre compte à tout moment. Un recrutement en cours doit d’abord être terminé.',
      'La loi du Qatar s’applique. Nous vous prévenons avant tout changement important de ces conditions.',
    ],
  },
  data: {
    title: 'Ce que deviennent vos données',
    items: [
      'Nous gardons ce que vous nous donnez : nom, numéro de téléphone, profil, papiers et ce que vous nous écrivez.',
      'Pour protéger le service, nous notons aussi pour peu de temps votre adresse réseau, l’heure et la page.',
      'Tout le monde peut voir la partie publique de votre profil. Votre numéro, votre e-mail et vos papiers n’y sont jamais.',
      'Les familles que nous autorisons à voir les coordonnées voient votre numéro de téléphone, WhatsApp et e-mail.',
      'Aucune famille ne peut ouvrir les papiers que vous mettez dans votre profil. Notre équipe le peut, quand elle les vérifie.',
      'Dans un recrutement, la famille et l’agence voient ses papiers. D’un papier médical ou de police, elles ne voient que le résultat, la date et qui l’a délivré, sauf si elles l’ont mis elles-mêmes.',
      'Nous demandons votre accord quand vous enregistrez religion, situation de famille ou enfants. Vous pouvez les cacher ou retirer votre accord à tout moment.',
      'Nous ne vendons vos données à personne. Aucune décision sur vous n’est prise par une machine seule.',
      'Les services qui travaillent pour nous, comme les SMS, ne reçoivent que ce dont ils ont besoin. Les autorités reçoivent ce que la loi nous oblige à donner.',
      'Votre profil peut aussi être ouvert depuis d’autres pays.',
      'Après 24 mois sans connexion, votre compte est fermé. Nous vous prévenons 30 et 7 jours avant.',
      'Un compte fermé est effacé après 30 jours. Jusque-là, vous pouvez le garder. Ce qui doit rester reste sans votre nom.',
      'Vous pouvez voir, copier, corriger ou effacer vos données dans « Vos données ». C’est gratuit, et nous répondons en 30 jours.',
      'Si notre réponse ne vous satisfait pas, vous pouvez vous plaindre au National Data Privacy Office.',
    ],
  },
  full: {
    title: 'Le texte complet',
    text: 'Ceci est un résumé. Le texte complet est en anglais et en arabe, et c’est le texte arabe qui compte.',
    terms: 'Conditions',
    privacy: 'Politique de confidentialité',
  },
}
