import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import {
  listTemplates,
  addTemplate,
  type Template,
} from '../../../recruitment/template-contract.ts'
import { RecruitmentRules } from './recruitment-rules.tsx'
import { StepPreview } from './step-preview.tsx'
import { TemplateForm, type TemplateValues } from './template-form.tsx'
import { useSettingsTexts } from './texts.ts'
import { Waiting } from './waiting.tsx'
import { todayInQatar } from '../../../console/web/index.ts'

const topic = 'recruitment-templates'

/** The steps after a hire by way, each version with who made it; what the law demands below. */
export function RecruitmentSettings() {
  const t = useSettingsTexts()
  const query = useQuery({
    queryKey: [topic],
    queryFn: ({ signal }) => api(listTemplates, {}, { signal }),
    staleTime: 0,
  })
  if (query.data === undefined) return <Waiting query={query} />
  return (
    <>
      <h2 className="text-lg">{t.recruitment.title}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{t.recruitment.text}</p>
      <div className="grid gap-5">
        {query.data.ways.map(({ way, in_force: inForce, versions }) => (
          <Way key={way} versions={versions} inForce={inForce} />
        ))}
        <RecruitmentRules />
      </div>
    </>
  )
}

function Way({ versions, inForce }: { versions: Template[]; inForce: number }) {
  const t = useSettingsTexts()
  const [base, setBase] = useState<Template | null>(null)
  const [newest] = versions
  const held = versions.find(({ id }) => id === inForce) ?? newest
  if (newest === undefined || held === undefined) return null
  return (
    <Card
      title={t.recruitment.ways[held.way]}
      level={3}
      action={
        <Button size="s" onClick={() => setBase(held)}>
          {t.recruitment.change}
        </Button>
      }
    >
      <StepPreview steps={held.steps} />
      <h4 className="mt-5 mb-2 text-base">{t.recruitment.versions}</h4>
      <ul>
        {versions.map((version) => (
          <li
            key={version.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2 last:border-0"
          >
            <Version of={version} isHeld={version.id === inForce} />
            <Button variant="quiet" size="s" onClick={() => setBase(version)}>
              {t.recruitment.use}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={base !== null}
        onClose={() => setBase(null)}
        title={t.recruitment.formTitle}
        closeLabel={t.close}
        size="l"
      >
        {base !== null && (
          <NewVersion
            key={base.id}
            base={base}
            version={newest.version}
            onDone={() => setBase(null)}
          />
        )}
      </Dialog>
    </Card>
  )
}

function Version({
  of: { version, effective_on: day, source, by },
  isHeld,
}: {
  of: Template
  isHeld: boolean
}) {
  const t = useSettingsTexts()
  const locale = useLocale()
  return (
    <p className="min-w-0">
      <span className="font-medium">{t.recruitment.version(version)}</span>{' '}
      {isHeld && <Chip tone="palm">{t.dated.states.held}</Chip>}
      <span className="block text-sm text-ink-faint">
        {t.recruitment.since(formatShortDate(day, locale))} ·{' '}
        {by === null ? (
          t.recruitment.first
        ) : (
          <bdi>{t.recruitment.by(by.name ?? t.history.unknown)}</bdi>
        )}
        {source !== '' && (
          <>
            {' · '}
            <bdi>{source}</bdi>
          </>
        )}
      </span>
    </p>
  )
}

function NewVersion({
  base,
  version,
  onDone,
}: {
  base: Template
  version: number
  onDone: () => void
}) {
  const t = useSettingsTexts()
  // The newest one that this form was opened upon.
  const [seen] = useState(version)
  const { typed, type, forget } = useTypedDraft<TemplateValues>(`template:${base.way}`, {
    effective_on: todayInQatar(),
    source: '',
    steps: base.steps,
  })
  const add = useAction(addTemplate, {
    failed: t.saveFailed,
    refresh: [topic],
    toast: t.recruitment.made,
    onDone: () => {
      forget()
      onDone()
    },
    inPlace: true,
  })
  return (
    <TemplateForm
      values={typed}
      onChange={type}
      busy={add.busy}
      errorOf={(field) => add.fieldErrors[field]}
      failure={add.error}
      onSave={() => void add.run({ way: base.way, version: seen, ...typed })}
    />
  )
}
