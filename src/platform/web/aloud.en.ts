/** What a button that reads aloud says. */
export const en = {
  listen: 'Listen',
  stop: 'Stop',
  noVoice:
    'Your device has no voice for this language. You can add one in its settings, under “Text-to-speech”.',
}
