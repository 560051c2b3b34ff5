import { useQueryClient } from '@tanstack/react-query'
import { Eye, FilePlus2, FileText, Pencil, Trash2, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatDate, qatarDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Listen } from '../../../../ui/listen.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { Menu, MenuButton } from '../../../../ui/menu.tsx'
import { SkeletonCards } from '../../../../ui/skeleton.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import type { CandidateDocument } from '../../contract.ts'
import { type DocumentKind, documentKinds } from '../../../profiles/choices.ts'
import { reviewTexts } from '../../../reviews/web/index.ts'
import { useAreaTexts } from '../own-profile-texts.ts'
import { expiryOf } from './expiry-of.ts'
import { openDocument } from './open-document.ts'
import { useDataSource } from '../profile-data-source.ts'
import { useDocuments } from './use-documents.ts'

const DocumentDialog = lazyPart(() => import('./document-dialog.tsx'), 'DocumentDialog')

type Opened = { kind: DocumentKind; document: CandidateDocument | null } | null

/** Her papers, kind by kind: view, update, delete, add. */
export function DocumentsTab() {
  const { documents: t, retry } = useAreaTexts()
  const { data, isError, isFetching, refetch } = useDocuments()
  const { mayEdit } = useDataSource()
  const [opened, setOpened] = useState<Opened>(null)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-2xl">{t.title}</h1>
          <p className="mt-1 text-ink-soft">{t.lead}</p>
        </div>
        {mayEdit && <AddMenu onChoose={(kind) => setOpened({ kind, document: null })} />}
      </div>
      {data !== undefined ? (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          {documentKinds.map((kind) => (
            <KindCard
              key={kind}
              kind={kind}
              documents={data.filter((document) => document.document_type === kind)}
              onOpen={setOpened}
            />
          ))}
        </div>
      ) : isError ? (
        <ErrorState
          title={t.failed}
          text={t.failedText}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonCards
          label={t.loading}
          cards={documentKinds.length}
          card="h-40"
          className="gap-6 lg:grid-cols-2"
        />
      )}
      <Suspense>
        {opened !== null && <DocumentDialog {...opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}

/** Which kind of paper is added. */
function AddMenu({ onChoose }: { onChoose: (kind: DocumentKind) => void }) {
  const { documents: t } = useAreaTexts()
  return (
    <Menu
      label={t.addNew}
      trigger={
        <span className="inline-flex min-h-11 items-center gap-2 rounded-full bg-accent px-5 font-medium text-on-accent">
          <Icon of={FilePlus2} />
          {t.addNew}
        </span>
      }
    >
      {documentKinds.map((kind) => (
        <MenuButton key={kind} icon={FileText} onClick={() => onChoose(kind)}>
          {t.kinds[kind]}
        </MenuButton>
      ))}
    </Menu>
  )
}

function KindCard({
  kind,
  documents,
  onOpen,
}: {
  kind: DocumentKind
  documents: CandidateDocument[]
  onOpen: (opened: Opened) => void
}) {
  const { documents: t } = useAreaTexts()
  const isOwn = useDataSource().recordId === null
  const name = t.kinds[kind]
  return (
    <Card title={name} data-aloud action={isOwn && <Listen of={name} className="-me-3" />}>
      {documents.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-faint">{t.none(name)}</p>
          <Button
            variant="secondary"
            size="s"
            icon={Upload}
            aria-label={t.uploadOf(name)}
            onClick={() => onOpen({ kind, document: null })}
          >
            {t.upload}
          </Button>
        </div>
      ) : (
        <ul className="-my-3">
          {documents.map((document) => (
            <Paper
              key={document.id}
              document={document}
              onUpdate={() => onOpen({ kind, document })}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Paper({ document, onUpdate }: { document: CandidateDocument; onUpdate: () => void }) {
  const { documents: t } = useAreaTexts()
  const source = useDataSource()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <li className="border-b border-line py-4 last:border-0">
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-ink-faint">
          <Icon of={FileText} size={22} />
        </span>
        <PaperFacts document={document} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="s"
          icon={Eye}
          aria-label={t.viewOf(document.file_name)}
          disabled={document.document_file_url === null}
          onClick={() => void openDocument(document, source)}
        >
          {t.view}
        </Button>
        {source.mayEdit && (
          <>
            <Button
              variant="secondary"
              size="s"
              icon={Pencil}
              aria-label={t.updateOf(document.file_name)}
              onClick={onUpdate}
            >
              {t.update}
            </Button>
            <Button
              variant="quiet"
              size="s"
              icon={Trash2}
              aria-label={t.deleteOf(document.file_name)}
              onClick={() => setIsAsking(true)}
            >
              {t.delete}
            </Button>
          </>
        )}
      </div>
      <DeleteDialog document={document} open={isAsking} onClose={() => setIsAsking(false)} />
    </li>
  )
}

/** What a paper is, until when it holds and what was found of it. */
function PaperFacts({ document }: { document: CandidateDocument }) {
  const { documents: t } = useAreaTexts()
  const locale = useLocale()
  return (
    <div className="min-w-0 grow">
      <p className="truncate font-medium" data-silent>
        <bdi>{document.file_name}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        {t.uploaded(formatDate(document.uploaded_at, locale))}
      </p>
      {document.document_number !== null && (
        <p className="text-sm text-ink-soft">
          <bdi>{t.number(document.document_number)}</bdi>
        </p>
      )}
      <Expiry date={document.expiry_date} />
      <CheckState document={document} />
      {document.document_file_url === null && (
        <p className="mt-1 text-sm text-amber">{t.checking}</p>
      )}
    </div>
  )
}

/** What the operator found: nothing to say while it waits. */
function CheckState({
  document: { check_state: state, check_reason: reason },
}: {
  document: CandidateDocument
}) {
  const words = reviewTexts(useLocale())
  if (state === 'open') return null
  return (
    <p className="mt-1 text-sm">
      <Chip wraps tone={state === 'verified' ? 'palm' : 'amber'}>
        {words.paperStates[state]}
      </Chip>
      {reason !== null && state !== 'verified' && (
        <bdi className="mt-1 block">
          {words.columns.reason}: {reason}
        </bdi>
      )}
    </p>
  )
}

function Expiry({ date }: { date: string | null }) {
  const { documents: t } = useAreaTexts()
  const locale = useLocale()
  const [today] = useState(() => qatarDate(new Date()))
  if (date === null) return null
  const state = expiryOf(date, today)
  const day = formatDate(date, locale)
  if (state === 'valid') return <p className="text-sm text-ink-soft">{t.expires(day)}</p>
  return (
    <Chip wraps tone={state === 'expired' ? 'danger' : 'amber'} className="mt-1.5">
      {state === 'expired' ? t.expired(day) : t.expiresSoon(day)}
    </Chip>
  )
}

/** Asks, deletes, and offers the way back. */
function DeleteDialog({
  document,
  open,
  onClose,
}: {
  document: CandidateDocument
  open: boolean
  onClose: () => void
}) {
  const { documents: t, cancel, close } = useAreaTexts()
  const { run, busy, error } = useDelete(document, onClose)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void run()}
      title={t.deleteTitle}
      text={t.deleteText}
      confirmLabel={t.delete}
      cancelLabel={cancel}
      closeLabel={close}
      danger
      busy={busy}
      error={error}
    />
  )
}

/** Deletes a paper; for ten seconds there is a way back. */
function useDelete(document: CandidateDocument, onDone: () => void) {
  const { documents: t } = useAreaTexts()
  const client = useQueryClient()
  const { documentsKey, deleteDocument, restoreDocument } = useDataSource()
  const put = (change: (list: CandidateDocument[]) => CandidateDocument[]) =>
    client.setQueryData<CandidateDocument[]>(documentsKey, (list) => change(list ?? []))

  const restore = useAction(() => restoreDocument(document.id), {
    failed: t.deleteFailed,
    toast: t.restored,
    onDone: (back) =>
      put((list) => [back, ...list].sort((a, b) => b.uploaded_at.localeCompare(a.uploaded_at))),
    // Her ten seconds begin anew: a connection that was away must not cost her the paper.
    again: t.undo,
  })
  return useAction(() => deleteDocument(document.id), {
    failed: t.deleteFailed,
    toast: {
      text: t.deleted,
      tone: 'neutral',
      seconds: 10,
      action: { label: t.undo, onSelect: () => void restore.run() },
    },
    onDone: () => {
      onDone()
      put((list) => list.filter(({ id }) => id !== document.id))
    },
    inPlace: true,
  })
}
