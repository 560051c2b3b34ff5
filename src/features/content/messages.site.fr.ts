import type { company as enCompany, en } from './messages.site.en.ts'

export const fr: typeof en = {
  purpose:
    'Au Qatar, les familles trouvent et embauchent ici les personnes qui aident à la maison.',
  skip: 'Aller au contenu',
  navigation: 'Principal',
  menu: 'Menu',
  home: 'Accueil',
  candidates: 'Candidatures',
  visa: 'Visas',
  pricing: 'Tarifs',
  about: 'À propos',
  contact: 'Contact',
  toTop: 'Retour en haut',
  demo: {
    text: 'Ceci est une démonstration : les personnes sont inventées et aucun argent ne circule.',
    link: 'Essayer tous les rôles',
    hide: 'Cacher cette barre',
  },
  footer: {
    label: 'Bas de page',
    explore: 'Découvrir',
    help: 'Aide',
    howItWorks: 'Comment ça marche',
    faq: 'Questions fréquentes',
    testimonials: 'Témoignages',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    demo: 'La démonstration',
    admin: 'Connexion admin',
    settings: 'Langue et apparence',
    fairness: 'Chercher un emploi ici ne coûte rien, à aucune étape.',
    howWeCheck: 'Comment nous vérifions',
  },
  newsletter: {
    title: 'Lettre d’information',
    email: 'Votre adresse e-mail',
    subscribe: 'S’abonner',
    leaveEmpty: 'Laissez ce champ vide',
  },
  theme: { label: 'Apparence', light: 'Clair', dark: 'Sombre', system: 'Comme l’appareil' },
  largerText: 'Texte plus grand',
  toasts: { label: 'Messages', close: 'Fermer' },
  partMissing:
    'Une partie de cette page n’a pas pu être chargée. Elle arrive dès que la connexion revient.',
}

export const company: typeof enCompany = {
  registration: 'Registre du commerce',
  licence: 'Licence',
  whatsapp: 'WhatsApp',
}
