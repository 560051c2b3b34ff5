import type { Refusal } from '../../../platform/shared/errors.ts'
import type { ExportRow, RequestRow } from './tables.ts'

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })

/** A request is answered once. */
export const answerRefusal = ({ status }: Pick<RequestRow, 'status'>): Refusal | null =>
  status === 'open' ? null : conflict('requestAnswered')

/** An archive is made once at a time. */
export const exportRefusal = (before: Pick<ExportRow, 'status'> | undefined): Refusal | null =>
  before?.status === 'queued' || before?.status === 'running' ? conflict('exportUnderWay') : null

export const noExport: Refusal = { code: 'NOT_FOUND', message: 'noExport' }

/** An archive is there from when it is made until its time is over. */
export const openExportRefusal = (
  { status, expiresAt }: Pick<ExportRow, 'status' | 'expiresAt'>,
  now: Date,
): Refusal | null => (status === 'ready' && expiresAt !== null && expiresAt > now ? null : noExport)

/** Nobody leaves while something hangs on her; the first reason is said. */
export const closeRefusal = ([blocker]: readonly string[]): Refusal | null =>
  blocker === undefined ? null : conflict(blocker)
