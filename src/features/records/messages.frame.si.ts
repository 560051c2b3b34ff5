import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  metaProfile: 'මගේ ප්‍රොෆයිල් එක | Manzil',
  metaDocuments: 'මගේ ලියකියවිලි | Manzil',
  tabs: {
    label: 'මගේ පිටුව',
    today: 'අද',
    profile: 'ප්‍රොෆයිල්',
    documents: 'මගේ ලියකියවිලි',
    interviews: 'සම්මුඛ පරීක්ෂණ',
    messages: 'පණිවිඩ',
    agreements: 'කොන්දේසි',
    recruitment: 'බඳවා ගැනීම',
    work: 'වැඩ',
  },
  close: 'වහන්න',
  loading: 'ප්‍රොෆයිල් එක ගෙන එනවා...',
}
