import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { directionOf, localizedPath } from '../../../../platform/shared/locale.ts'
import { ApiError } from '../../../../platform/web/api.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { useKeptForm } from '../../../../platform/web/use-kept-form.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { changeNewsletter, createNewsletter, deleteNewsletter } from '../../newsletter-contract.ts'
import { useNewsletterTexts } from '../index.ts'
import { MailPreview } from './mail-preview.tsx'
import { Progress } from './progress.tsx'
import { SendDialog } from './send-dialog.tsx'
import { StatusChip } from './status-chip.tsx'
import { TestDialog } from './test-dialog.tsx'
import { type Newsletter, newsletterTopic, useNewsletter } from './use-newsletters.ts'
import { pageMeta } from '../../../console/web/index.ts'

export const meta = pageMeta('newsletter')

const languages = ['en', 'ar'] as const
type Whole = Newsletter & { readers: number }

/** One newsletter: written while it is a draft, watched when it leaves. `new` is one that isn't stored yet. */
export default function NewsletterPage() {
  const t = useNewsletterTexts()
  const { id } = useParams()
  const isNew = id === 'new'
  return (
    <>
      <Breadcrumbs
        label={t.title}
        items={[
          { label: t.editor.back, to: '/admin/newsletter' },
          { label: isNew ? t.editor.newTitle : t.editor.title },
        ]}
      />
      <h1 className="mt-3 mb-5 text-2xl">{isNew ? t.editor.newTitle : t.editor.title}</h1>
      {isNew ? (
        <Editor letter={null} />
      ) : (
        <Stored id={/^\d{1,15}$/.test(id ?? '') ? Number(id) : 0} />
      )}
    </>
  )
}

function Stored({ id }: { id: number }) {
  const t = useNewsletterTexts()
  const query = useNewsletter(id)
  const [round, setRound] = useState(0)
  if (query.data === undefined) {
    if (!query.isError) return <SkeletonRows label={t.loading} />
    const isRefused = query.error instanceof ApiError && query.error.status < 500
    const text = (isRefused && query.error.message) || t.failed.text
    return (
      <ErrorState
        title={t.failed.title}
        text={text}
        retryLabel={t.retry}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const letter = query.data
  if (letter.can_edit) {
    const again = () => void query.refetch().then(() => setRound((number) => number + 1))
    return <Editor key={`${letter.id} ${round}`} letter={letter} onTheirs={again} />
  }
  return (
    <>
      <div className="mb-4">
        <StatusChip status={letter.status} />
      </div>
      <Progress of={letter} />
      <Previews subject={letter.subject} body={letter.body} />
    </>
  )
}

interface Words {
  subject: { en: string; ar: string }
  body: { en: string; ar: string }
}

const Previews = ({ subject, body }: Words) => (
  <Card title={useNewsletterTexts().editor.preview}>
    <div className="grid gap-5 lg:grid-cols-2">
      {languages.map((language) => (
        <MailPreview
          key={language}
          language={language}
          subject={subject[language]}
          body={body[language]}
        />
      ))}
    </div>
  </Card>
)

interface EditorProps {
  letter: Whole | null
  onTheirs?: () => void
}

function Editor({ letter, onTheirs }: EditorProps) {
  const t = useNewsletterTexts()
  const { form, stored, save, submit } = useLetter(letter)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const words = useWatch({ control: form.control }) as Words
  const isConflict = save.refusal?.status === 409
  const close = () => setOpen(null)
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <LetterFields register={form.register} fieldErrors={save.fieldErrors} />
        {save.error !== undefined && (
          <Alert
            tone={isConflict ? 'warning' : 'error'}
            className="mt-4"
            action={
              isConflict &&
              onTheirs && (
                <Button variant="secondary" size="s" onClick={onTheirs}>
                  {t.editor.reload}
                </Button>
              )
            }
          >
            {save.error}
          </Alert>
        )}
        <EditorActions
          isStored={letter !== null}
          isDirty={form.formState.isDirty}
          busy={save.busy}
          onOpen={setOpen}
        />
      </form>
      <Previews subject={words.subject} body={words.body} />
      {letter !== null && (
        <>
          <TestDialog id={letter.id} open={open === 'test'} onClose={close} />
          <SendDialog of={{ ...letter, ...stored }} open={open === 'send'} onClose={close} />
          <DeleteDialog id={letter.id} open={open === 'delete'} onClose={close} />
        </>
      )}
    </>
  )
}

type OpenDialog = 'test' | 'send' | 'delete'

/** A letter as it is written, and as it was stored last. */
function useLetter(letter: Whole | null) {
  const t = useNewsletterTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const [stored, setStored] = useState<Pick<Newsletter, 'version' | 'subject' | 'body'> | null>(
    letter,
  )
  // What a colleague has saved meanwhile is not written over by what was typed.
  const { form, forget } = useKeptForm<Words>(
    `newsletter:${letter?.id ?? 'new'}`,
    {
      subject: letter?.subject ?? { en: '', ar: '' },
      body: letter?.body ?? { en: '', ar: '' },
    },
    stored?.version ?? 0,
  )
  const save = useAction(
    ({ version, ...words }: Words & { version: number }) =>
      letter === null
        ? api(createNewsletter, words)
        : api(changeNewsletter, { id: letter.id, version, ...words }),
    {
      failed: t.editor.saveFailed,
      refresh: [newsletterTopic],
      toast: t.editor.saved,
      onDone: (next) => {
        forget()
        setStored(next)
        form.reset({ subject: next.subject, body: next.body })
        if (letter === null)
          void navigate(localizedPath(`/admin/newsletter/${next.id}`, locale), { replace: true })
      },
      inPlace: true,
    },
  )
  const submit = form.handleSubmit((values) =>
    save.run({ version: stored?.version ?? 1, ...values }),
  )
  return { form, stored, save, submit }
}

/** What is done with a letter: saved first, then tried, sent or thrown away. */
function EditorActions({
  isStored,
  isDirty,
  busy,
  onOpen,
}: {
  isStored: boolean
  isDirty: boolean
  busy: boolean
  onOpen: (dialog: OpenDialog) => void
}) {
  const t = useNewsletterTexts()
  return (
    <div className="mt-5 mb-6 flex flex-wrap items-center gap-3">
      <Button type="submit" variant={!isStored || isDirty ? 'primary' : 'secondary'} busy={busy}>
        {t.editor.save}
      </Button>
      {isStored && (
        <>
          <Button variant="secondary" disabled={isDirty} onClick={() => onOpen('test')}>
            {t.test.action}
          </Button>
          <Button
            variant={isDirty ? 'secondary' : 'primary'}
            disabled={isDirty}
            onClick={() => onOpen('send')}
          >
            {t.send.action}
          </Button>
          <Button variant="danger" onClick={() => onOpen('delete')} className="sm:ms-auto">
            {t.editor.delete}
          </Button>
        </>
      )}
      {isDirty && (
        <p role="status" className="w-full text-sm text-ink-faint">
          {t.editor.unsaved}
        </p>
      )}
    </div>
  )
}

/** Subject and body, in both languages. */
function LetterFields({
  register,
  fieldErrors,
}: Pick<UseFormReturn<Words>, 'register'> & { fieldErrors: Record<string, string> }) {
  const { editor: t } = useNewsletterTexts()
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {languages.map((language) => (
        <div key={language} className="flex flex-col gap-4">
          <TextField
            label={t.subject[language]}
            lang={language}
            dir={directionOf(language)}
            maxLength={150}
            error={fieldErrors[`subject.${language}`]}
            {...register(`subject.${language}`)}
          />
          <TextArea
            label={t.body[language]}
            hint={t.hint}
            lang={language}
            dir={directionOf(language)}
            rows={10}
            maxLength={20_000}
            error={fieldErrors[`body.${language}`]}
            {...register(`body.${language}`)}
          />
        </div>
      ))}
    </div>
  )
}

function DeleteDialog({ id, open, onClose }: { id: number; open: boolean; onClose: () => void }) {
  const { editor: t, progress } = useNewsletterTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { run, busy, error } = useAction(deleteNewsletter, {
    failed: progress.actFailed,
    refresh: [newsletterTopic],
    onDone: () => void navigate(localizedPath('/admin/newsletter', locale), { replace: true }),
    inPlace: true,
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void run({ id })}
      title={t.delete}
      text={t.deleteText}
      confirmLabel={t.delete}
      cancelLabel={t.keep}
      closeLabel={t.close}
      danger
      busy={busy}
      error={error}
    />
  )
}
