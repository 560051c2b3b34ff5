import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Locale } from '../../../../platform/shared/locale.ts'
import { failureOf } from '../../../../platform/web/failure-of.ts'
import { saveBlob } from '../../../../platform/web/save-file.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { upload } from '../../../../platform/web/upload.ts'
import {
  type Correction,
  importCandidates,
  type ImportReport,
  listRejected,
} from '../../import-contract.ts'
import type { DateOrder, ImportField } from '../../import-fields.ts'
import { managedTopic } from '../use-candidates.ts'
import { useImportTexts } from './texts.ts'
import { importsTopic } from './use-imports.ts'

export type DuplicateChoice = 'leave_out' | 'add'
export type Mapping = (ImportField | null)[]

export interface Choices {
  mapping?: Mapping | undefined
  date_order?: DateOrder | undefined
  corrections: Correction[]
  doubles: DuplicateChoice
}

/** The way of a file: chosen, checked as often as one likes, written once. */
export function useImport() {
  const t = useImportTexts()
  const locale = useLocale()
  const client = useQueryClient()
  const stopper = useRef<AbortController>(null)
  const [file, setFile] = useState<File | null>(null)
  const [phase, setPhase] = useState<'idle' | 'checking' | 'writing'>('idle')
  const [sent, setSent] = useState<number | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [written, setWritten] = useState<ImportReport | null>(null)
  const [error, setError] = useState<string | null>(null)

  const choose = (chosen: File | null) => {
    stopper.current?.abort()
    setFile(chosen)
    setReport(null)
    setWritten(null)
    setError(null)
  }

  const send = async (choices: Choices & { again: boolean }, isDry: boolean): Promise<void> => {
    if (file === null || phase !== 'idle') return
    const stop = new AbortController()
    stopper.current = stop
    setPhase(isDry ? 'checking' : 'writing')
    setSent(0)
    setError(null)
    try {
      const options = {
        signal: stop.signal,
        onProgress: (fraction: number) => setSent(fraction < 1 ? fraction : null),
      }
      const found = await upload(
        importCandidates,
        { ...choices, dry_run: isDry },
        { file },
        options,
      )
      if (isDry) setReport(found)
      else {
        setWritten(found)
        await client.invalidateQueries({ queryKey: [managedTopic] })
      }
    } catch (failure) {
      if (!(failure instanceof DOMException))
        setError(textOf(failure, isDry ? t.failed : t.writeFailed, locale))
    } finally {
      setPhase('idle')
      setSent(null)
      await client.invalidateQueries({ queryKey: [importsTopic] })
    }
  }

  /** The rows that would be left out, as a file of their own. */
  const saveRejected = async (choices: Choices): Promise<void> => {
    if (file === null || phase !== 'idle') return
    setPhase('checking')
    setError(null)
    try {
      const { file_name, csv } = await upload(listRejected, { ...choices }, { file })
      saveBlob(new Blob([csv], { type: 'text/csv' }), file_name)
    } catch (failure) {
      setError(textOf(failure, t.problems.downloadFailed, locale))
    } finally {
      setPhase('idle')
    }
  }
  return {
    file,
    choose,
    phase,
    sent,
    report,
    written,
    error,
    send,
    saveRejected,
    stop: () => stopper.current?.abort(),
  }
}

function textOf(failure: unknown, ours: string, locale: Locale): string {
  const { text, fields } = failureOf(failure, ours, locale)
  return Object.values(fields)[0] ?? text
}
