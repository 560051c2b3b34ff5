import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Locale } from '../../../../platform/shared/locales.ts'
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
  const client = useQueryClient()
  const stopper = useRef<AbortController>(null)
  const { phase, error, setError, attempt } = useAttempt()
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [written, setWritten] = useState<ImportReport | null>(null)

  const stop = () => stopper.current?.abort()
  const choose = (chosen: File | null) => {
    stop()
    setFile(chosen)
    setReport(null)
    setWritten(null)
    setError(null)
  }
  const send = async (choices: Choices & { again: boolean }, isDry: boolean): Promise<void> => {
    if (file === null || phase !== 'idle') return
    stopper.current = new AbortController()
    const onProgress = (fraction: number) => setSent(fraction < 1 ? fraction : null)
    const options = { signal: stopper.current.signal, onProgress }
    setSent(0)
    await attempt(isDry ? 'checking' : 'writing', isDry ? t.failed : t.writeFailed, async () => {
      const asked = { ...choices, dry_run: isDry }
      const found = await upload(importCandidates, asked, { file }, options)
      if (isDry) return setReport(found)
      setWritten(found)
      await client.invalidateQueries({ queryKey: [managedTopic] })
    })
    setSent(null)
    await client.invalidateQueries({ queryKey: [importsTopic] })
  }
  /** The rows that would be left out, as a file of their own. */
  const saveRejected = async (choices: Choices): Promise<void> => {
    if (file === null || phase !== 'idle') return
    await attempt('checking', t.problems.downloadFailed, async () => {
      const { file_name, csv } = await upload(listRejected, { ...choices }, { file })
      saveBlob(new Blob([csv], { type: 'text/csv' }), file_name)
    })
  }
  return { file, choose, phase, sent, report, written, error, send, saveRejected, stop }
}

/** One thing at a time is done with the file: what it is, and why it failed. What was stopped has not failed. */
function useAttempt() {
  const locale = useLocale()
  const [phase, setPhase] = useState<'idle' | 'checking' | 'writing'>('idle')
  const [error, setError] = useState<string | null>(null)
  const attempt = async (
    what: 'checking' | 'writing',
    failed: string,
    act: () => Promise<void>,
  ): Promise<void> => {
    setPhase(what)
    setError(null)
    try {
      await act()
    } catch (failure) {
      if (!(failure instanceof DOMException)) setError(textOf(failure, failed, locale))
    } finally {
      setPhase('idle')
    }
  }
  return { phase, error, setError, attempt }
}

function textOf(failure: unknown, ours: string, locale: Locale): string {
  const { text, fields } = failureOf(failure, ours, locale)
  return Object.values(fields)[0] ?? text
}
