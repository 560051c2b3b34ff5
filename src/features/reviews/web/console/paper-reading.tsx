import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Select } from '../../../../ui/select.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { type ReadingField, readingFields } from '../../reading-rules.ts'
import type { DocumentKind } from '../../contract.ts'
import type { PaperForm } from './use-paper-form.ts'
import { optionsOf } from '../../../console/web/index.ts'
import { useReviewTexts, useConsoleTexts } from './texts.ts'

/** What the operator reads from the paper, each part compared with the record as she types. */
export function PaperReading({ form }: { form: PaperForm }) {
  const t = useConsoleTexts().papers.reading
  const words = useReviewTexts()
  const { read, change, errors } = form
  return (
    <fieldset className="space-y-4">
      <legend className="mb-1 text-lg font-semibold">{t.title}</legend>
      <p className="text-sm text-ink-soft">{t.text}</p>
      <Part fields={['document_type']} form={form}>
        <Select
          label={t.kind}
          options={optionsOf(words.papers)}
          placeholder={t.choose}
          value={read.document_type}
          error={errors.document_type}
          onChange={(event) => change({ document_type: event.target.value as DocumentKind | '' })}
        />
      </Part>
      <Part fields={['profile_name', 'name']} form={form}>
        <TextField
          label={t.name}
          dir="auto"
          autoComplete="off"
          maxLength={120}
          value={read.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Part>
      <Part fields={['number']} form={form}>
        <TextField
          label={t.number}
          hint={form.needsAll ? undefined : t.ifAny}
          dir="ltr"
          autoComplete="off"
          maxLength={60}
          value={read.number}
          error={errors.number}
          onChange={(event) => change({ number: event.target.value })}
        />
      </Part>
      <Part fields={['expiry_date']} form={form}>
        <DateField
          label={t.end}
          hint={form.needsAll ? undefined : t.ifAny}
          value={read.expiry_date}
          error={errors.expiry_date}
          onChange={(event) => change({ expiry_date: event.target.value })}
        />
      </Part>
    </fieldset>
  )
}

function Part({
  fields,
  form,
  children,
}: {
  fields: readonly ReadingField[]
  form: PaperForm
  children: ReactNode
}) {
  const shown = readingFields.filter((field) => fields.includes(field) && form.compared.has(field))
  return (
    <div>
      {children}
      {/* Said once it is known, while she types. */}
      <div role="status" className="space-y-1">
        {shown.map((field) => (
          <Verdict key={field} field={field} form={form} />
        ))}
      </div>
      {shown.map(
        (field) =>
          form.compared.get(field) === false && <Why key={field} field={field} form={form} />,
      )}
    </div>
  )
}

function Verdict({ field, form }: { field: ReadingField; form: PaperForm }) {
  const t = useConsoleTexts().papers.reading
  const stated = useStated(field, form)
  const agrees = form.compared.get(field)
  return (
    <p
      className={`mt-1.5 flex items-start gap-1.5 text-sm ${agrees ? 'text-palm' : 'text-danger'}`}
    >
      <Icon of={agrees ? CircleCheck : TriangleAlert} size={16} className="mt-[0.2em]" />
      <span>
        {agrees ? t.agrees[field] : t.differs[field]}
        {!agrees && (
          <>
            {' '}
            <bdi className="font-medium">{stated}</bdi>
          </>
        )}
      </span>
    </p>
  )
}

function Why({ field, form }: { field: ReadingField; form: PaperForm }) {
  const t = useConsoleTexts().papers.reading
  return (
    <TextField
      label={t.why[field]}
      hint={t.whyHint}
      dir="auto"
      maxLength={300}
      value={form.reasons[field] ?? ''}
      error={form.errors[`why_${field}`]}
      onChange={(event) => form.explain(field, event.target.value)}
      fieldClassName="mt-3 border-s-2 border-danger ps-3"
    />
  )
}

/** What the record says of a field, in the reader's words. */
function useStated(field: ReadingField, { record }: PaperForm): string {
  const locale = useLocale()
  const words = useReviewTexts()
  const t = useConsoleTexts().papers.reading
  const value = record[field]
  if (value === null) return t.nothing
  if (field === 'document_type') return words.papers[record.document_type]
  return field === 'expiry_date' ? formatShortDate(value, locale) : value
}
