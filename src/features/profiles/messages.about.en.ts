/** Around what a worker says of herself in another language than its reader's. */
export const about = {
  writtenIn: (language: string) => `Written in ${language}`,
  translatedFrom: (language: string) => `Translated from ${language} by a machine`,
  original: 'Show the original',
  translation: 'Show the translation',
}
