import type { Correction } from '../../import-contract.ts'

/** What was written on the page in place of the file's cells, by row and field. */
export type Corrections = ReadonlyMap<string, Correction>

export const noCorrections: Corrections = new Map()

export const correctionKey = (row: number, field: Correction['field']): string => `${row} ${field}`
