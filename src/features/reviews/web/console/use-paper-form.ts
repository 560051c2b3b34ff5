import { useState } from 'react'
import {
  bearsNumberAndEnd,
  compareReading,
  type Differences,
  kindsOf,
  type PaperRecord,
  type ReadingField,
  saysSomething,
} from '../../reading-rules.ts'
import type { CheckItem, DocumentKind, Paper } from '../../contract.ts'
import { useConsoleTexts } from './texts.ts'

export type PaperForm = ReturnType<typeof usePaperForm>

const nothing = { document_type: '' as DocumentKind | '', name: '', number: '', expiry_date: '' }

export const recordOf = (paper: Paper): PaperRecord => ({
  document_type: paper.document_type,
  profile_name: paper.candidate.full_name,
  name: paper.name,
  number: paper.document_number,
  expiry_date: paper.expiry_date,
})

/** What is typed from the paper: what of it agrees with the record, what is missing, and what is sent. */
export function usePaperForm(paper: Paper, item: CheckItem) {
  const t = useConsoleTexts().papers.reading
  const [read, setRead] = useState(nothing)
  const [reasons, setReasons] = useState<Differences>({})
  const [isTried, setTried] = useState(false)
  const record = recordOf(paper)
  const needsAll = bearsNumberAndEnd(item)
  const isTyped: Record<ReadingField, boolean> = {
    document_type: read.document_type !== '',
    profile_name: read.name.trim() !== '',
    name: read.name.trim() !== '',
    number: read.number.trim() !== '' || isTried,
    expiry_date: read.expiry_date !== '' || isTried,
  }
  const sent = {
    document_type: read.document_type === '' ? record.document_type : read.document_type,
    name: read.name,
    number: read.number.trim() || null,
    expiry_date: read.expiry_date || null,
  }
  const compared = new Map([...compareReading(record, sent)].filter(([field]) => isTyped[field]))
  const found = fieldErrorsOf({ read, sent, item, compared, reasons }, t)
  const errors = isTried
    ? Object.fromEntries(
        Object.entries(found).flatMap(([name, message]) => (message ? [[name, message]] : [])),
      )
    : {}
  return {
    record,
    read,
    reasons,
    compared,
    errors: errors as Record<string, string | undefined>,
    needsAll,
    canProve: saysSomething(record, item),
    change: (part: Partial<typeof nothing>) => setRead((before) => ({ ...before, ...part })),
    explain: (field: ReadingField, reason: string) =>
      setReasons((before) => ({ ...before, [field]: reason })),
    /** What is sent, once nothing is missing; otherwise what is missing is shown. */
    submit: () => {
      setTried(true)
      return Object.values(found).some(Boolean)
        ? null
        : {
            read: {
              ...sent,
              number: sent.number ?? undefined,
              expiry_date: sent.expiry_date ?? undefined,
            },
            differences: reasons,
          }
    },
  }
}

interface Reading {
  read: typeof nothing
  sent: { number: string | null; expiry_date: string | null }
  item: CheckItem
  /** The fields that were typed, and whether each agrees with the record. */
  compared: ReadonlyMap<ReadingField, boolean>
  reasons: Differences
}

/** What is missing or proves nothing, by field. */
function fieldErrorsOf(
  { read, sent, item, compared, reasons }: Reading,
  t: ReturnType<typeof useConsoleTexts>['papers']['reading'],
): Record<string, string | false> {
  const needsAll = bearsNumberAndEnd(item)
  return {
    document_type:
      read.document_type === ''
        ? t.missing.kind
        : !kindsOf[item].includes(read.document_type) && t.missing.proves,
    name: read.name.trim() === '' && t.missing.name,
    number: needsAll && sent.number === null && t.missing.number,
    expiry_date: needsAll && sent.expiry_date === null && t.missing.end,
    ...Object.fromEntries(
      [...compared].map(([field, agrees]) => [
        `why_${field}`,
        !agrees && (reasons[field] ?? '').trim() === '' && t.missing.why,
      ]),
    ),
  }
}
