import { BadgeCheck, Eye, FilePenLine, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatShortDate } from '../../../platform/shared/format.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { upload } from '../../../platform/web/upload.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { useSending } from '../../../ui/use-sending.ts'
import { type OfferLetter, removeOfferLetter, uploadOfferLetter } from '../contract.ts'
import { DropFile } from './drop-file.tsx'
import { useTexts } from './texts.ts'
import { useCase, useCaseAction, useLetters, useRefresh } from './use-recruitment.ts'

const OfferForm = lazyPart(() => import('./offer-form.tsx'), 'OfferForm')

/** Offer letters in two columns, uploaded and signed, newest first; below, another one is made or uploaded. */
export function LettersPanel({
  candidateId,
  beginsMaking = false,
}: {
  candidateId: number
  beginsMaking?: boolean
}) {
  const { letters: t } = useTexts()
  const letters = useLetters(candidateId)
  const found = useCase(candidateId)
  const [isMaking, setIsMaking] = useState(beginsMaking)
  const offer = found.data?.offer ?? null
  const isRunning = found.data?.can_add_papers === true
  return (
    <div className="flex flex-col gap-6">
      <div
        className={
          isMaking && isRunning
            ? 'order-last grid gap-6 border-t border-line pt-6 sm:grid-cols-2'
            : 'grid gap-6 sm:grid-cols-2'
        }
      >
        <Column
          candidateId={candidateId}
          title={t.uploaded}
          letters={letters.data?.filter(({ is_signed }) => !is_signed)}
          isError={letters.isError}
          none={t.none}
          labels={{ only: t.only, newest: t.revised, past: t.past }}
        />
        <Column
          candidateId={candidateId}
          title={t.signed}
          letters={letters.data?.filter(({ is_signed }) => is_signed)}
          isError={letters.isError}
          none={offer?.status === 'accepted' ? null : t.noneSigned}
          labels={{ only: t.onlySigned, newest: t.revisedSigned, past: t.pastSigned }}
        >
          {offer?.status === 'accepted' && <Accepted id={offer.id} at={offer.answered_at} />}
        </Column>
      </div>
      {isRunning &&
        (isMaking ? (
          <Suspense>
            <OfferForm candidateId={candidateId} onDone={() => setIsMaking(false)} />
          </Suspense>
        ) : (
          <>
            {found.data?.can_make_offer && <MakeOffer onMake={() => setIsMaking(true)} />}
            <UploadLetter candidateId={candidateId} />
          </>
        ))}
    </div>
  )
}

function MakeOffer({ onMake }: { onMake: () => void }) {
  const { letters: t } = useTexts()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-accent-wash p-4">
      <p className="min-w-0 grow basis-60">{t.makeText}</p>
      <Button icon={FilePenLine} onClick={onMake}>
        {t.make}
      </Button>
    </div>
  )
}

function Accepted({ id, at }: { id: number; at: string | null }) {
  const { letters: t } = useTexts()
  const locale = useLocale()
  return (
    <div className="mb-3 rounded-md bg-palm-wash p-4">
      <p className="font-medium text-palm">
        {at !== null && t.accepted(formatShortDate(at, locale))}
      </p>
      <ButtonLink
        variant="secondary"
        size="s"
        icon={BadgeCheck}
        to={`/dashboard/offers/${id}`}
        className="mt-3"
      >
        {t.certificate}
      </ButtonLink>
    </div>
  )
}

interface ColumnProps {
  candidateId: number
  title: string
  letters: OfferLetter[] | undefined
  isError: boolean
  none: string | null
  labels: { only: string; newest: string; past: string }
  children?: React.ReactNode
}

function Column({ candidateId, title, letters, isError, none, labels, children }: ColumnProps) {
  const t = useTexts()
  const labelOf = (index: number) =>
    index > 0
      ? labels.past
      : letters !== undefined && letters.length > 1
        ? labels.newest
        : labels.only
  return (
    <section aria-label={title}>
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
      {letters === undefined ? (
        isError ? (
          <p role="alert" className="text-danger">
            {t.letters.error}
          </p>
        ) : (
          <SkeletonRows label={t.loading} />
        )
      ) : letters.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul className="space-y-3">
          {letters.map((letter, index) => (
            <Letter
              key={letter.id}
              candidateId={candidateId}
              letter={letter}
              label={labelOf(index)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function Letter({
  candidateId,
  letter,
  label,
}: {
  candidateId: number
  letter: OfferLetter
  label: string
}) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <li className="rounded-md border border-line p-4">
      <p className="font-medium">{label}</p>
      <p className="text-sm text-ink-soft">
        <bdi className="break-words">{letter.file_name}</bdi> ·{' '}
        {formatShortDate(letter.uploaded_at, locale)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {letter.file_url !== null && (
          <ButtonAnchor
            variant="secondary"
            size="s"
            icon={Eye}
            href={letter.file_url}
            target="_blank"
            rel="noopener"
            aria-label={`${t.papers.view}: ${letter.file_name}`}
          >
            {t.papers.view}
          </ButtonAnchor>
        )}
        {letter.can_remove && <RemoveLetter candidateId={candidateId} letter={letter} />}
      </div>
    </li>
  )
}

/** Asks before a letter is taken away. */
function RemoveLetter({ candidateId, letter }: { candidateId: number; letter: OfferLetter }) {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const remove = useCaseAction(
    (id: number) => api(removeOfferLetter, { id: candidateId, letter_id: id }),
    {
      done: t.papers.removed,
      failed: t.letters.removeFailed,
    },
  )
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={Trash2}
        busy={remove.busy}
        aria-label={`${t.letters.remove}: ${letter.file_name}`}
        onClick={() => setOpen(true)}
      >
        {t.letters.remove}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false)
          void remove.run(letter.id)
        }}
        title={t.letters.remove}
        text={t.letters.removeText}
        confirmLabel={t.letters.remove}
        cancelLabel={t.cancel}
        closeLabel={t.close}
        danger
      />
    </>
  )
}

function UploadLetter({ candidateId }: { candidateId: number }) {
  const t = useTexts()
  const refresh = useRefresh()
  const { sending, run } = useSending()
  const [fault, setFault] = useState<string>()
  const { form, submit, values, set, error, fieldErrors, busy } = useContractForm(
    ({ file }) =>
      run((options) =>
        upload(
          uploadOfferLetter,
          { id: candidateId, is_signed: 'false' },
          { file: file ?? undefined },
          options,
        ),
      ),
    {
      defaults: { file: null as File | null },
      check: ({ file }) => (file === null ? { file: fault ?? t.papers.noFile } : null),
      failed: t.letters.uploadFailed,
      toast: (sent) => (sent === 'cancelled' ? undefined : t.papers.saved),
      onDone: async (sent) => {
        if (sent === 'cancelled') return
        set({ file: null })
        await refresh()
      },
      repeats: true,
    },
  )
  return (
    <form ref={form} noValidate className="space-y-3" onSubmit={(event) => void submit(event)}>
      <FormError error={error} />
      <DropFile
        label={t.letters.upload}
        name="file"
        file={values.file}
        onFile={(file) => set({ file })}
        error={fault ?? fieldErrors.file}
        onError={setFault}
        sending={sending}
      />
      <Button type="submit" busy={busy}>
        {t.papers.upload}
      </Button>
    </form>
  )
}
