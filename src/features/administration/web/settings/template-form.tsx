import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { digitsOnly } from '../../../../platform/shared/digits.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { TemplateStep } from '../../../recruitment/template-contract.ts'
import {
  offerKinds,
  sides,
  templateStepKeys,
  uploadKinds,
  useRecruitmentTexts,
} from '../../../recruitment/web/index.ts'
import { StepPreview } from './step-preview.tsx'
import { useSettingsTexts } from './texts.ts'
import { todayInQatar } from '../../../console/web/index.ts'

export interface TemplateValues {
  effective_on: string
  source: string
  steps: TemplateStep[]
}

interface Props {
  values: TemplateValues
  onChange: (values: TemplateValues) => void
  busy: boolean
  errorOf: (field: string) => string | undefined
  failure: string | undefined
  onSave: () => void
}

const papers = [...uploadKinds, ...offerKinds]

/** A new version of a way's steps: who acts, how long, after what; below it what a hire would come to. */
export function TemplateForm({ values, onChange, busy, errorOf, failure, onSave }: Props) {
  const { recruitment: t, save } = useSettingsTexts()
  const words = useRecruitmentTexts()
  const { steps } = values
  const { left, add, change, move, remove } = actsOn(steps, (changed) =>
    onChange({ ...values, steps: changed }),
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <Effective values={values} errorOf={errorOf} onChange={onChange} />
      <ol className="mt-5 flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step.key} className="rounded-md border border-line p-4">
            <StepFields
              step={step}
              above={steps.slice(0, index)}
              errorOf={(field) => errorOf(`steps.${index}.${field}`)}
              onChange={(with_) => change(index, with_)}
            />
            <StepPlace
              name={words.steps[step.key]}
              isFirst={index === 0}
              isLast={index === steps.length - 1}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <AddStep left={left} onAdd={add} />
      <h3 className="mt-6 mb-2 text-base">{t.preview}</h3>
      <StepPreview steps={steps} name="form" />
      {failure !== undefined && (
        <Alert tone="error" className="mt-4">
          {errorOf('steps') ?? failure}
        </Alert>
      )}
      <Button type="submit" icon={Plus} busy={busy} className="mt-5">
        {save}
      </Button>
    </form>
  )
}

/** From when the steps hold, and by which source. */
function Effective({ values, errorOf, onChange }: Pick<Props, 'values' | 'errorOf' | 'onChange'>) {
  const { dated } = useSettingsTexts()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label={dated.effective}
        min={todayInQatar()}
        value={values.effective_on}
        onChange={(event) => onChange({ ...values, effective_on: event.target.value })}
        error={errorOf('effective_on')}
      />
      <TextField
        label={dated.source}
        maxLength={200}
        value={values.source}
        onChange={(event) => onChange({ ...values, source: event.target.value })}
        error={errorOf('source')}
      />
    </div>
  )
}

function AddStep({ left, onAdd }: { left: TemplateStep['key'][]; onAdd: (key: string) => void }) {
  const { recruitment: t } = useSettingsTexts()
  const words = useRecruitmentTexts()
  if (left.length === 0) return null
  return (
    <Select
      label={t.addStep}
      placeholder="—"
      value=""
      options={left.map((key) => ({ value: key, label: words.steps[key] }))}
      onChange={(event) => onAdd(event.target.value)}
      fieldClassName="mt-3 max-w-80"
    />
  )
}

/** Moves a step up or down, or takes it out. */
function StepPlace({
  name,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}) {
  const { recruitment: t } = useSettingsTexts()
  return (
    <div className="mt-2 flex justify-end gap-1">
      <IconButton
        icon={ArrowUp}
        label={`${t.up}: ${name}`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`${t.down}: ${name}`}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton icon={Trash2} label={`${t.removeStep}: ${name}`} onClick={onRemove} />
    </div>
  )
}

/** How the steps are put together. */
function actsOn(steps: TemplateStep[], setSteps: (steps: TemplateStep[]) => void) {
  const change = (at: number, with_: Partial<TemplateStep>) =>
    setSteps(steps.map((step, index) => (index === at ? { ...step, ...with_ } : step)))
  const move = (at: number, by: 1 | -1) => {
    const step = steps[at]
    if (step !== undefined) setSteps(steps.toSpliced(at, 1).toSpliced(at + by, 0, step))
  }
  const remove = (at: number) => {
    const gone = steps[at]?.key
    setSteps(
      steps
        .toSpliced(at, 1)
        .map((step) => ({ ...step, waits_for: step.waits_for.filter((key) => key !== gone) })),
    )
  }
  const left = templateStepKeys.filter((key) => !steps.some((step) => step.key === key))
  const add = (key: string) => {
    const found = left.find((one) => one === key)
    if (found !== undefined)
      setSteps([
        ...steps,
        {
          key: found,
          stage: 'otherDocs',
          actor: 'household',
          days: 7,
          waits_for: [],
          needs: [],
          women_only: false,
        },
      ])
  }
  return { left, add, change, move, remove }
}

interface FieldsProps {
  step: TemplateStep
  above: readonly TemplateStep[]
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<TemplateStep>) => void
}

function StepFields({ step, above, errorOf, onChange }: FieldsProps) {
  const { recruitment: t } = useSettingsTexts()
  const words = useRecruitmentTexts()
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{words.steps[step.key]}</legend>
      <div className="grid gap-3 sm:grid-cols-[1fr_8rem]">
        <Select
          label={t.actor}
          value={step.actor}
          options={sides.map((value) => ({ value, label: words.actors[value] }))}
          onChange={(event) =>
            onChange({ actor: sides.find((side) => side === event.target.value) ?? step.actor })
          }
          error={errorOf('actor')}
        />
        <TextField
          label={t.days}
          inputMode="numeric"
          dir="ltr"
          value={String(step.days)}
          onChange={(event) =>
            onChange({ days: Number(digitsOnly(event.target.value).slice(0, 3)) })
          }
          error={errorOf('days')}
        />
      </div>
      <StepDetails step={step} above={above} error={errorOf('waits_for')} onChange={onChange} />
      {errorOf('waits_for') !== undefined && (
        <p className="mt-1 text-sm text-danger">{errorOf('waits_for')}</p>
      )}
    </fieldset>
  )
}

/** What a step waits for, which papers it needs, and for whom it is. */
function StepDetails({
  step,
  above,
  error,
  onChange,
}: Omit<FieldsProps, 'errorOf'> & { error: string | undefined }) {
  const { recruitment: t } = useSettingsTexts()
  const words = useRecruitmentTexts()
  const toggled = <T extends string>(all: readonly T[], one: T) =>
    all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
  return (
    <details className="mt-2">
      <summary className="link inline-flex min-h-11 items-center text-sm">{t.details}</summary>
      {above.length > 0 && (
        <FieldGroup label={t.waitsFor} error={error}>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {above.map(({ key }) => (
              <Checkbox
                key={key}
                label={words.steps[key]}
                checked={step.waits_for.includes(key)}
                onChange={() => onChange({ waits_for: toggled(step.waits_for, key) })}
              />
            ))}
          </div>
        </FieldGroup>
      )}
      <FieldGroup label={t.needs} className="mt-2">
        <div className="grid gap-x-4 sm:grid-cols-2">
          {papers.map((paper) => (
            <Checkbox
              key={paper}
              label={words.papers.kinds[paper]}
              checked={step.needs.includes(paper)}
              onChange={() => onChange({ needs: toggled(step.needs, paper) })}
            />
          ))}
        </div>
      </FieldGroup>
      <Checkbox
        label={t.womenOnly}
        checked={step.women_only}
        onChange={() => onChange({ women_only: !step.women_only })}
      />
    </details>
  )
}
