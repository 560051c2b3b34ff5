import { lazyPart } from '../../../ui/lazy-part.ts'

/** The quiet button that reports someone. Drawn on the server; its scripts come apart, as hardly anyone needs them. */
export const ReportButton = lazyPart(() => import('./report-button.tsx'), 'ReportButton')

/** What the button opens, for where a menu asks for it. */
export const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), 'ReportDialog')
