import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { pageNumber, recordId, wholeNumber } from '../../platform/shared/fields.ts'
import { formFlag, formJson } from '../../platform/shared/form-fields.ts'
import {
  correctionsMax,
  dateOrders,
  duplicateChoices,
  importFields,
  importFormats,
  importLimits,
  keepReasons,
} from './import-fields.ts'

// Bringing an agency's candidates in with a file, taking them out with one.

const field = z.enum(importFields, 'unknownChoice')

/** Which field each column of the file holds, by its place; null is not read. */
const mapping = formJson(
  z.array(field.nullable(), 'invalidValue').max(importLimits.columns, 'tooMany'),
)

const correction = z.object(
  { row: z.int('invalidValue'), field, value: z.string('invalidValue').max(3000, 'tooLong') },
  'invalidValue',
)
export type Correction = z.output<typeof correction>

const duplicate = z.object({
  /** Of a row above in the file, or of a candidate the agency has. */
  of: z.enum(['file', 'record']),
  by: z.enum(['phone', 'person']),
  row: z.int().nullable(),
  candidate_id: z.int().nullable(),
  name: z.string(),
})
export type Duplicate = z.output<typeof duplicate>

const rowReport = z.object({
  /** Its number in the file, as a spreadsheet program counts. */
  row: z.int(),
  name: z.string().nullable(),
  /** All that is wrong with it, in the words of the profile form; `suggestions` are known words that may have been meant. */
  errors: z.array(
    z.object({ field, value: z.string(), message: z.string(), suggestions: z.array(z.string()) }),
  ),
  doubles: z.array(duplicate),
})
export type RowReport = z.output<typeof rowReport>

const report = z.object({
  /** Of the import that was written; null for a dry run. */
  import_id: z.int().nullable(),
  file: z.object({
    name: z.string(),
    format: z.enum(importFormats),
    encoding: z.string().nullable(),
    separator: z.string().nullable(),
    sheet: z.string().nullable(),
  }),
  columns: z.array(
    z.object({ header: z.string(), field: field.nullable(), sample: z.array(z.string()) }),
  ),
  /** How dates such as 05/06/1991 were read, how many of them could be meant either way, and what the first of them would be. */
  dates: z
    .object({
      order: z.enum(dateOrders),
      doubtful: z.int(),
      example: z
        .object({ text: z.string(), day_first: z.string(), month_first: z.string() })
        .nullable(),
    })
    .nullable(),
  /** Needed, and in no column. */
  missing: z.array(field),
  totals: z.object({
    rows: z.int(),
    /** Rows that become candidates. */
    ready: z.int(),
    with_errors: z.int(),
    doubles: z.int(),
  }),
  /** Every row with an error or a possible double. */
  rows: z.array(rowReport),
  /** The last import of this very file, not undone. */
  known: z.object({ import_id: z.int(), imported_at: z.string(), candidates: z.int() }).nullable(),
})
export type ImportReport = z.output<typeof report>

/** How a file is read; left out, it is guessed. */
const choices = z.object({
  mapping,
  date_order: z.enum(dateOrders, 'unknownChoice').optional(),
  /** Values in place of the file's, by the number of the row. */
  corrections: formJson(z.array(correction, 'invalidValue').max(correctionsMax, 'tooMany')),
  doubles: z.enum(duplicateChoices, 'unknownChoice').default('leave_out'),
})

export const importCandidates = endpoint('POST', '/api/agency/candidates/import/', {
  access: 'agency',
  summary:
    'Bring in candidates from a CSV or XLSX file (multipart, file): every row is checked; with dry_run nothing is written. Rows with errors are left out, possible doubles too unless doubles=add',
  input: choices.extend({
    dry_run: formFlag(),
    /** Import a file again that was imported before. */
    again: formFlag(),
  }),
  output: report,
})

export const listRejected = endpoint('POST', '/api/agency/candidates/import/rejected/', {
  access: 'agency',
  summary:
    'The rows of a file that an import would leave out, as a CSV file with what is wrong with each; nothing is written',
  input: choices,
  output: z.object({ file_name: z.string(), rows: z.int(), csv: z.string() }),
})

const importRow = z.object({
  id: z.int(),
  file_name: z.string(),
  by: z.string().nullable(),
  started_at: z.string(),
  /** interrupted: the server ended in the middle, and nothing was written. */
  status: z.enum(['writing', 'done', 'undone', 'interrupted']),
  rows_total: z.int(),
  rows_done: z.int(),
  /** Candidates that an undo left. */
  kept: z.int(),
  /** Whether the asker may take it back. */
  can_undo: z.boolean(),
})
export type ImportRow = z.output<typeof importRow>

export const listImports = endpoint('GET', '/api/agency/imports/', {
  access: 'agency',
  summary: 'The imports of the agency, the newest first; the one being written with its progress',
  input: z.object({ page: pageNumber, page_size: wholeNumber(1, 50).default(10) }),
  output: z.object({
    results: z.array(importRow),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
  }),
})

export const undoImport = endpoint('POST', '/api/agency/imports/:id/undo/', {
  access: 'agency',
  summary:
    'Take back what an import brought; whoever was edited, shortlisted, hired or claimed since stays and is named',
  input: z.object({ id: recordId }),
  output: z.object({
    removed: z.int(),
    kept: z.array(z.object({ id: z.int(), full_name: z.string(), reason: z.enum(keepReasons) })),
  }),
})
export type UndoneImport = z.output<typeof undoImport.output>

const format = z.object({ format: z.enum(importFormats, 'unknownChoice').default('csv') })

export const getImportTemplate = endpoint('GET', '/api/agency/candidates/import/template/', {
  access: 'agency',
  summary: 'The template of an import as a file, its headers in both languages',
  input: format,
  output: z.unknown(),
})

export const exportCandidates = endpoint('GET', '/api/agency/candidates/export/', {
  access: 'agency',
  proof: 'recent',
  summary:
    'All candidates of the agency as a file that can be imported again; for editors and owners',
  input: format,
  output: z.unknown(),
})
