import type { Letter } from './messages.letter.en.ts'
import { plural } from '../../platform/shared/locale.ts'
import { words } from '../agreements/messages.words.fr.ts'

/** The words of the offer letter in French, for workers of countries that speak it. */
export const letter: Letter = {
  isAlsoReadIn: (country) =>
    'BF BI BJ CD CF CG CI CM DJ DZ GA GN KM MA MG ML MR MU NE RW SC SN TD TG TN'
      .split(' ')
      .includes(country),
  brand: 'Manzil',
  title: 'Offre d’emploi',
  intro: (household, worker) =>
    `${household} propose à ${worker} un emploi à domicile au Qatar, aux conditions ci-dessous.`,
  terms: 'Conditions',
  term: 'Point',
  agreed: 'Accord',
  role: words.names.role,
  tasks: words.names.tasks,
  otherTasks: words.names.other_tasks,
  taskNames: words.tasks,
  room: words.names.room,
  rooms: words.rooms,
  papers: words.names.own_papers,
  keepsPapers: words.keepsPapers,
  wage: 'Salaire de base',
  housing: words.names.housing,
  food: words.names.food,
  hours: 'Heures de travail',
  restDay: words.names.rest_day,
  leave: 'Congés de l’année, payés',
  start: words.names.start_on,
  provided: 'Fourni par la famille, sans frais',
  allowance: (amount) => `Indemnité de ${amount} par mois`,
  aMonth: (amount) => `${amount} par mois, payé au plus tard le 3 du mois suivant`,
  hoursADay: (count) =>
    plural('fr', count, { one: 'Au plus # heure par jour', other: 'Au plus # heures par jour' }),
  daysAYear: (count) => plural('fr', count, { one: '# jour par an', other: '# jours par an' }),
  restDays: words.restDays,
  rights: 'Ce qui vaut aussi',
  rightsLines: [
    'La famille paie tous les frais de recrutement, de visa et de voyage ; rien n’est pris à la personne employée ni sur son salaire.',
    'Les soins et les médicaments sont gratuits. La personne employée garde son passeport.',
    'Un billet pour rentrer au pays tous les deux ans, et à la fin du service trois semaines de salaire par année.',
  ],
  floor: 'Vérifié selon la loi',
  rules: words.rules,
  attestation: 'Encore nécessaire',
  attestationText:
    'Cette offre n’est pas le contrat de travail. Le contrat doit être écrit en trois exemplaires et certifié par le ministère du Travail du Qatar ; c’est son texte arabe qui fait foi. Cette traduction est pour information.',
  household: 'Famille',
  worker: 'Personne employée',
}
