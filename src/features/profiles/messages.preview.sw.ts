import type * as en from './messages.preview.en.ts'

export const preview: typeof en.preview = {
  title: 'Wewe peke yako unaona ukurasa huu',
  text: 'Hivi ndivyo familia zitakavyokuona. Bado haziwezi kuupata.',
  toProfile: 'Kwa wasifu wangu',
  loading: 'Inapakia',
}
