import type { en } from './aloud.en.ts'

export const si: typeof en = {
  listen: 'අහන්න',
  stop: 'නවත්වන්න',
  noVoice: 'ඔබේ උපාංගයේ මේ භාෂාවට කටහඬක් නැහැ. එහි සැකසුම්වල “Text-to-speech” යටතේ එකක් දාන්න පුළුවන්.',
}
