import { useRef } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { suggestWord } from '../contract.ts'
import { RobotTrap, SentNote } from './form-parts.tsx'
import { useWordTexts } from './word-texts.ts'

/** Asks what sounds wrong on a page; `words` is what the reader had marked there. */
export function BetterWordDialog({
  page,
  words,
  onClose,
}: {
  page: string
  words: string
  onClose: () => void
}) {
  const t = useWordTexts()
  const trap = useRef<HTMLInputElement>(null)
  const { form, submit, input, error, busy, done } = useContractForm(
    (typed) => api(suggestWord, { ...typed, page, website: trap.current?.value ?? '' }),
    { defaults: { words, better: '' }, failed: t.unreachable },
  )
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      dismissible={done || !busy}
      title={t.title}
      closeLabel={t.close}
      footer={done ? <Button onClick={onClose}>{t.close}</Button> : undefined}
    >
      {done ? (
        <SentNote title={t.sent}>{null}</SentNote>
      ) : (
        <form
          ref={form}
          noValidate
          className="relative grid gap-5"
          onSubmit={(event) => void submit(event)}
        >
          <p className="text-ink-soft">{t.lead}</p>
          <TextField label={t.words} maxLength={200} {...input('words')} />
          <TextArea label={t.better} maxLength={500} {...input('better')} />
          <FormError error={error} />
          <Button type="submit" size="l" wide busy={busy}>
            {t.send}
          </Button>
          <RobotTrap ref={trap} />
        </form>
      )}
    </Dialog>
  )
}
