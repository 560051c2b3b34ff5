import { Dialog } from '../../../ui/dialog.tsx'
import { type Question, questionsOf } from '../phrase-rules.ts'
import { useTexts } from './texts.ts'

/** The ready-made questions of a side; pressing one asks it. */
export function QuestionsDialog({
  camp,
  onAsk,
  onClose,
}: {
  camp: keyof typeof questionsOf
  onAsk: (question: Question) => void
  onClose: () => void
}) {
  const { write: t, phrases } = useTexts()
  return (
    <Dialog open onClose={onClose} title={t.questions} closeLabel={t.close}>
      <p className="mb-3 text-ink-soft">{t.questionsText}</p>
      <ul className="-mx-2 divide-y divide-line">
        {questionsOf[camp].map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={({ detail }) => detail < 2 && onAsk(question)}
              className="min-h-12 w-full rounded-sm px-2 py-2.5 text-start transition-colors hover:bg-sunken"
            >
              {phrases[question]}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
