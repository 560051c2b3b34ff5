import { lazyPart } from '../../../ui/lazy-part.ts'

/** The quiet button that reports someone. Drawn on the server; its scripts come apart, as hardly anyone needs them. */
export const ReportButton = lazyPart(() => import('./report-button.tsx'), 'ReportButton')

/** The line of a language that nobody has read over yet: says so, and asks for a better word. */
export const BetterWord = lazyPart(() => import('./better-word.tsx'), 'BetterWord')

/** What the button opens, for where a menu asks for it. */
export const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), 'ReportDialog')
