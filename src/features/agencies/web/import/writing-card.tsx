import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { useImportTexts } from './texts.ts'
import { useImports } from './use-imports.ts'

/** How far the import has come that is being written. */
export function WritingCard({ total }: { total: number }) {
  const { write: t } = useImportTexts()
  const [newest] = useImports(1, true).data?.results ?? []
  const done = newest?.status === 'writing' ? newest.rows_done : 0
  return (
    <section className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-xl">{t.writingTitle}</h2>
      <ProgressBar
        className="mt-4"
        value={done}
        max={Math.max(1, total)}
        label={t.progress}
        text={t.writing(done, total)}
      />
      <p className="mt-3 text-ink-soft">{t.writingText}</p>
    </section>
  )
}
