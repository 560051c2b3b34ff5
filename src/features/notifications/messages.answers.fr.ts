import type { answers as english } from './messages.answers.en.ts'

export const answers: typeof english = {
  yes: "oui, oui merci, oui d'accord, oui j'accepte, j'accepte, je suis d'accord, d'accord, bien sûr, bien sur, volontiers",
  no: 'non, non merci, non désolée, non désolé, je refuse, pas possible',
  stop: 'arrêt, arrêter, arrêtez, arret, arreter, arretez, désabonner',
}
