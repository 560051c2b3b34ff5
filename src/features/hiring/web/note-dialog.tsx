import { useQueryClient } from '@tanstack/react-query'
import { normalizeForSearch } from '../../../platform/shared/normalize-for-search.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { Button } from '../../../ui/button.tsx'
import { RemovableChip } from '../../../ui/chip.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { type PipelineEntry, saveNote } from '../contract.ts'
import { noteLengthMax, tagLengthMax, tagsMax } from '../transitions.ts'
import { useListTexts } from './list-texts.ts'
import { useTexts } from './texts.ts'
import { pipelineKey } from './use-pipeline.ts'

/** What the household writes down about a candidate for itself. */
export function NoteDialog({ entry, onClose }: { entry: PipelineEntry; onClose: () => void }) {
  const t = useListTexts()
  const { cancel, close } = useTexts()
  const queries = useQueryClient()
  const send = ({ note, tags, tag }: Typed) =>
    api(saveNote, { id: entry.jobseeker_id, note, tags: withTag(tags, tag) })
  const { form, submit, values, set, input, busy, error } = useContractForm(send, {
    defaults: { note: entry.note ?? '', tags: entry.tags, tag: '' },
    failed: t.note.failed,
    toast: { text: t.note.saved, seconds: 2 },
    onDone: (saved) => {
      queries.setQueryData<PipelineEntry[]>(pipelineKey, (list) =>
        list?.map((other) =>
          other.jobseeker_id === saved.jobseeker_id
            ? { ...other, note: saved.note, tags: saved.tags }
            : other,
        ),
      )
      onClose()
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      formRef={form}
      title={
        <>
          {t.note.title} <bdi className="font-normal text-ink-soft">{entry.jobseeker_name}</bdi>
        </>
      }
      submitLabel={t.note.save}
      cancelLabel={cancel}
      closeLabel={close}
      busy={busy}
    >
      <TextArea
        label={t.note.note}
        hint={t.note.private}
        maxLength={noteLengthMax}
        {...input('note')}
      />
      <Tags tags={values.tags} typed={values.tag} onChange={set} />
      <FormError error={error} />
    </FormDialog>
  )
}

interface Typed {
  note: string
  tags: string[]
  /** What is typed and not added yet. */
  tag: string
}

/** The tags with what is typed, where it is new and there is room. */
function withTag(tags: string[], tag: string): string[] {
  const typed = tag.trim()
  return typed === '' ||
    tags.length >= tagsMax ||
    tags.some((other) => normalizeForSearch(other) === normalizeForSearch(typed))
    ? tags
    : [...tags, typed]
}

function Tags({
  tags,
  typed,
  onChange,
}: {
  tags: string[]
  typed: string
  onChange: (typed: Partial<Typed>) => void
}) {
  const { note: t } = useListTexts()
  const add = () => onChange({ tags: withTag(tags, typed), tag: '' })
  return (
    <div className="space-y-3">
      <div className="flex items-end gap-2">
        <TextField
          label={t.tags}
          hint={t.tagsHint(tagsMax)}
          maxLength={tagLengthMax}
          dir="auto"
          value={typed}
          disabled={tags.length >= tagsMax}
          fieldClassName="grow"
          onChange={({ target }) => onChange({ tag: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || typed.trim() === '') return
            event.preventDefault()
            add()
          }}
        />
        <Button
          variant="secondary"
          onClick={add}
          disabled={typed.trim() === '' || tags.length >= tagsMax}
        >
          {t.add}
        </Button>
      </div>
      {tags.length > 0 && (
        <ul aria-label={t.tags} className="flex flex-wrap gap-2">
          {tags.map((own) => (
            <li key={own} className="max-w-full">
              <RemovableChip
                removeLabel={t.remove(own)}
                onRemove={() => onChange({ tags: tags.filter((other) => other !== own) })}
              >
                <bdi>{own}</bdi>
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
