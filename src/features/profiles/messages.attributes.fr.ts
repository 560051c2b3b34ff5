import type { attributes as en, checkedItems as enItems } from './messages.attributes.en.ts'

export const checkedItems: typeof enItems = {
  identity: 'Identité',
  licence: 'Permis de conduire',
  medical: 'Certificat médical',
  references: 'Références',
}

export const attributes: typeof en = {
  day_off: {
    label: 'Jour de repos',
    values: {
      Friday: 'Vendredi',
      Saturday: 'Samedi',
      Sunday: 'Dimanche',
      Monday: 'Lundi',
      Tuesday: 'Mardi',
      Wednesday: 'Mercredi',
      Thursday: 'Jeudi',
      Flexible: 'Selon l’accord',
    },
  },
  experience_years: { label: 'Années d’expérience' },
  languages: { label: 'Langues' },
  in_qatar: { label: 'Au Qatar en ce moment', values: { true: 'Oui', false: 'Non' } },
  availability_date: { label: 'Disponible avant le' },
  has_video: { label: 'Avec une vidéo', values: { true: 'Oui', false: 'Non' } },
  checked: { label: 'Vérifié par Manzil', values: checkedItems },
  childcare_experience_years: {
    label: 'Enfants déjà gardés',
    values: {
      newborn: 'Nouveau-né',
      toddler: 'Tout-petit',
      preschool: 'Âge de la maternelle',
      older: 'Plus grand',
    },
  },
  source: { label: 'Agence ou direct', values: { self: 'Direct', agency: 'Par une agence' } },
  own_room: {
    label: 'Chambre individuelle',
    values: {
      needed: 'Une chambre individuelle',
      not_needed: 'Une chambre partagée convient',
    },
  },
  cuisines: {
    label: 'Cuisine',
    values: {
      Arab: 'Cuisine arabe',
      Indian: 'Cuisine indienne',
      Filipino: 'Cuisine philippine',
      European: 'Cuisine européenne',
      'Sri Lankan': 'Cuisine sri-lankaise',
      Other: 'Autre cuisine',
    },
  },
}
