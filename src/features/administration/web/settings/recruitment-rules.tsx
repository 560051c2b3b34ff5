import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeptForm } from '../../../../platform/web/use-kept-form.ts'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { countryName, formatShortDate } from '../../../../platform/shared/format.ts'
import { joinList } from '../../../../platform/shared/join-list.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { type Column, Table } from '../../../../ui/table.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { listRules, addRule, type RecruitmentRule } from '../../../recruitment/template-contract.ts'
import { useSettingsTexts } from './texts.ts'
import { todayInQatar } from '../../../console/web/index.ts'

type Rule = RecruitmentRule
const topic = 'recruitment-rules'

/** What offers are checked against, each with its day and source; all that was ever set stays in sight. */
export function RecruitmentRules() {
  const t = useSettingsTexts()
  const [open, setOpen] = useState<Rule | null>(null)
  const query = useQuery({
    queryKey: [topic],
    queryFn: ({ signal }) => api(listRules, {}, { signal }),
    staleTime: 0,
  })
  const rules = query.data?.rules ?? []
  const columns = useRuleColumns(rules, setOpen)
  return (
    <Card title={t.recruitment.rulesTitle} level={3}>
      <p className="mb-4 text-ink-soft">{t.recruitment.rulesText}</p>
      {query.data === undefined ? (
        query.isError ? (
          <Alert tone="warning">{t.failed.title}</Alert>
        ) : (
          <SkeletonRows label={t.loading} rows={3} />
        )
      ) : (
        <Table
          caption={t.recruitment.rulesTitle}
          rows={rules}
          rowKey={({ key, effective_on }) => key + effective_on}
          columns={columns}
        />
      )}
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open === null ? '' : t.recruitment.rules[open.key]}
        closeLabel={t.close}
        size="m"
      >
        {open !== null && <RuleForm key={open.key} of={open} onDone={() => setOpen(null)} />}
      </Dialog>
    </Card>
  )
}

function useRuleColumns(rules: readonly Rule[], onNew: (rule: Rule) => void): Column<Rule>[] {
  const t = useSettingsTexts()
  const locale = useLocale()
  const today = todayInQatar()
  const isHeld = (rule: Rule) =>
    rule === rules.find(({ key, effective_on: day }) => key === rule.key && day <= today)
  return [
    {
      key: 'rule',
      header: t.recruitment.rule,
      lead: true,
      cell: ({ key }) => t.recruitment.rules[key],
    },
    {
      key: 'value',
      header: t.recruitment.value,
      className: 'tabular-nums',
      cell: ({ value }) =>
        typeof value === 'number'
          ? formatNumber(value)
          : joinList(
              value.map((country) => countryName(country, locale)),
              locale,
            ),
    },
    {
      key: 'from',
      header: t.dated.from,
      cell: ({ effective_on: day }) => formatShortDate(day, locale),
    },
    { key: 'source', header: t.dated.source, cell: ({ source }) => <bdi>{source}</bdi> },
    {
      key: 'state',
      header: t.dated.state,
      cell: (rule) => {
        const state = rule.effective_on > today ? 'ahead' : isHeld(rule) ? 'held' : 'past'
        return <Chip tone={state === 'held' ? 'palm' : 'neutral'}>{t.dated.states[state]}</Chip>
      },
    },
    {
      key: 'acts',
      header: t.recruitment.newRule,
      hideHeader: true,
      align: 'end',
      cell: (rule) =>
        isHeld(rule) && (
          <Button variant="quiet" size="s" onClick={() => onNew(rule)}>
            {t.recruitment.newRule}
          </Button>
        ),
    },
  ]
}

function useAddRule({ key, value: before }: Rule, onDone: () => void) {
  const t = useSettingsTexts()
  return useAction(
    ({ value, ...rest }: { value: string; effective_on: string; source: string }) =>
      api(addRule, {
        key,
        ...rest,
        value: Array.isArray(before)
          ? value
              .toUpperCase()
              .split(/[\s,،]+/)
              .filter((part) => part !== '')
          : value,
      }),
    {
      failed: t.saveFailed,
      refresh: [topic],
      toast: t.recruitment.ruleMade,
      onDone,
      inPlace: true,
    },
  )
}

function RuleForm({ of: rule, onDone }: { of: Rule; onDone: () => void }) {
  const t = useSettingsTexts()
  const isList = Array.isArray(rule.value)
  const { form, forget } = useKeptForm(`rule:${rule.key}`, {
    value: isList ? (rule.value as string[]).join(', ') : String(rule.value),
    effective_on: todayInQatar(),
    source: '',
  })
  const { register, handleSubmit } = form
  const add = useAddRule(rule, () => {
    forget()
    onDone()
  })
  const errorOf = (field: string) =>
    Object.entries(add.fieldErrors).find(([name]) => name.split('.')[0] === field)?.[1]
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => add.run(values))(event)}>
      <div className="grid gap-4">
        <TextField
          label={t.recruitment.value}
          hint={isList ? t.recruitment.countriesHint : undefined}
          dir="ltr"
          error={errorOf('value')}
          {...register('value')}
        />
        <DateField
          min={todayInQatar()}
          label={t.dated.effective}
          error={errorOf('effective_on')}
          {...register('effective_on')}
        />
        <TextField
          label={t.dated.source}
          maxLength={200}
          error={errorOf('source')}
          {...register('source')}
        />
      </div>
      {add.error !== undefined && (
        <Alert tone="error" className="mt-4">
          {add.error}
        </Alert>
      )}
      <Button type="submit" busy={add.busy} className="mt-5">
        {t.save}
      </Button>
    </form>
  )
}
