import { byGender, plural } from '../../platform/shared/locale.ts'
import type { words as en } from './messages.words.en.ts'

type Forms = Pick<Parameters<typeof byGender>[1], 'female' | 'male'>

const trades: Record<string, Forms> = {
  Nanny: { female: 'Nounou', male: 'Garde d’enfants' },
  Maid: { female: 'Employée de maison', male: 'Employé de maison' },
  Cook: { female: 'Cuisinière', male: 'Cuisinier' },
  Driver: { female: 'Conductrice', male: 'Chauffeur' },
}

const marriages: Record<string, Forms> = {
  married: { female: 'Mariée', male: 'Marié' },
  divorced: { female: 'Divorcée', male: 'Divorcé' },
  widowed: { female: 'Veuve', male: 'Veuf' },
}

const agreed =
  (forms: Record<string, Forms>) => (word: string, value: string, gender: string | null) =>
    byGender(gender, { female: word, male: word, ...forms[value], unknown: word })

const otherMen: Record<string, string> = {
  Grecque: 'Grec',
  Kazakhe: 'Kazakh',
  Ouzbèke: 'Ouzbek',
  Tadjike: 'Tadjik',
  Turque: 'Turc',
}

/** 'Camerounaise' of a man is 'Camerounais'; without a gender it agrees with the word 'nationality'. */
const nationality = (word: string, _value: string, gender: string | null) =>
  gender === 'male'
    ? (otherMen[word] ??
      word.replace(/nne(?= |$)/, 'n').replace(/(?<=[ao]is|an|in|and|ol)e(?= |$)/, ''))
    : word

export const words: typeof en = {
  values: {
    position: {
      Nanny: 'Garde d’enfants',
      Maid: 'Ménage',
      Cook: 'Cuisine',
      Driver: 'Conduite',
    },
    workType: {
      live_in: 'Logement dans la famille',
      live_out: 'Logement à part',
      part_time: 'Temps partiel',
    },
    skill: {
      Babycare: 'Soins aux bébés',
      Cleaning: 'Ménage',
      Cooking: 'Cuisine',
      'Elderly Care': 'Aide aux personnes âgées',
      Driving: 'Conduite',
      Petcare: 'Soins aux animaux',
    },
    visaType: { own_visa: 'Visa personnel', company_visa: 'Visa d’entreprise', none: 'Sans visa' },
    visaStatus: {
      valid: 'Valable',
      expired: 'Expiré',
      pending: 'En cours',
      not_applicable: 'Pas nécessaire',
    },
    maritalStatus: {
      single: 'Célibataire',
      married: 'Mariage',
      divorced: 'Divorce',
      widowed: 'Veuvage',
    },
    gender: { male: 'Homme', female: 'Femme', other: 'Autre' },
    religion: { Christian: 'Christianisme', Muslim: 'Islam', Hindu: 'Hindouisme' },
    level: { basic: 'Un peu', good: 'Bien', fluent: 'Très bien', native: 'Langue maternelle' },
    language: {
      English: 'Anglais',
      Arabic: 'Arabe',
      Hindi: 'Hindi',
      French: 'Français',
      Tagalog: 'Tagalog',
      Swahili: 'Swahili',
      Sinhala: 'Cinghalais',
      Tamil: 'Tamoul',
      Luganda: 'Luganda',
      Indonesian: 'Indonésien',
      Cebuano: 'Cebuano',
      Ilocano: 'Ilocano',
      Hiligaynon: 'Hiligaynon',
      Amharic: 'Amharique',
      Oromo: 'Oromo',
      Tigrinya: 'Tigrigna',
      Somali: 'Somali',
      Kinyarwanda: 'Kinyarwanda',
      Bengali: 'Bengali',
      Nepali: 'Népalais',
      Urdu: 'Ourdou',
      Malayalam: 'Malayalam',
      Telugu: 'Télougou',
      Punjabi: 'Pendjabi',
      Malay: 'Malais',
      Javanese: 'Javanais',
      Thai: 'Thaï',
      Vietnamese: 'Vietnamien',
      Burmese: 'Birman',
      Spanish: 'Espagnol',
      Other: 'Autre',
    },
  },
  person: {
    position: agreed(trades),
    nationality,
    maritalStatus: agreed(marriages),
    available: (word) => word,
    immediately: (word) => word,
  },
  notSpecified: 'Non précisé',
  years: (n) => plural('fr', n, { one: '# an', other: '# ans' }),
  and: ' et ',
  months: (n) => plural('fr', n, { one: '# mois', other: '# mois' }),
  experience: (n) =>
    n === 0
      ? 'Moins d’un an d’expérience'
      : plural('fr', n, { one: '# an d’expérience', other: '# ans d’expérience' }),
  newcomer: 'Premier emploi',
  salary: { negotiable: 'À discuter', perMonth: '/ mois' },
  card: {
    view: 'Voir le profil complet',
    of: (name) => `Voir le profil complet : ${name}`,
    available: 'Disponible',
    direct: 'Direct',
    video: 'Vidéo',
    more: (n) => `+${n}`,
    checked: {
      identity: 'Identité vérifiée',
      licence: 'Permis de conduire vérifié',
      medical: 'Certificat médical vu',
      references: 'Références demandées',
    },
  },
}
