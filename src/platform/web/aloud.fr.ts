import type { en } from './aloud.en.ts'

export const fr: typeof en = {
  listen: 'Écouter',
  stop: 'Arrêter',
  noVoice:
    'Votre appareil n’a pas de voix pour cette langue. Vous pouvez en ajouter une dans ses réglages, sous « Synthèse vocale ».',
}
