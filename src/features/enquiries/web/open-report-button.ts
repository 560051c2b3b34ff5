import { lazy } from 'react'

/** The quiet button that reports someone. Drawn on the server; its scripts come apart, as hardly anyone needs them. */
export const ReportButton = lazy(() => import('./report-button.tsx').then((module) => ({ default: module.ReportButton })))

/** What the button opens, for where a menu asks for it. */
export const ReportDialog = lazy(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })))
