import { useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { FilterChips, useFilterNames } from '../../search/web/index.ts'
import { mostName, whens } from '../choices.ts'
import { changeSearch, type SavedSearch, saveSearch } from '../contract.ts'
import { useTexts } from './texts.ts'
import { searchesTopic, useSearches } from './use-searches.ts'

type Delivery = Pick<SavedSearch, 'name' | 'when' | 'sms' | 'email'>

interface Props {
  /** The query of the list's address. */
  query: string
  /** The saved search that is changed; a new one otherwise. */
  search?: SavedSearch
  onClose: () => void
}

/** What a search is called, and how its finds are delivered. */
export function SearchDialog({ query, search, onClose }: Props) {
  const { dialog: t } = useTexts()
  const { data } = useSearches()
  const currency = data?.currency ?? ''
  const hasEmail = data?.has_email ?? false
  const { form, submit, values, set, input, error, busy } = useSearchForm({
    query,
    search,
    onClose,
  })
  const { onChange: _, ...when } = input('when')
  const box = (channel: 'sms' | 'email') => ({
    name: channel,
    label: t[channel],
    checked: values[channel],
    onChange: (event: { target: { checked: boolean } }) => set({ [channel]: event.target.checked }),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      formRef={form}
      title={search ? t.editTitle : t.title}
      text={t.text}
      submitLabel={busy ? t.saving : search ? t.change : t.submit}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busy={busy}
    >
      <TextField label={t.name} hint={t.nameHint} maxLength={mostName} {...input('name')} />
      <FieldGroup label={t.filters}>
        <FilterChips query={query} currency={currency} label={t.filters} />
      </FieldGroup>
      <RadioGroup
        {...when}
        label={t.when}
        hint={values.when === 'at_once' ? t.atOnceHint : undefined}
        variant="segments"
        options={whens.map((value) => ({ value, label: t.whens[value] }))}
        onChange={(event) => set({ when: event.target.value as Delivery['when'] })}
      />
      {values.when !== 'never' && (
        <FieldGroup label={t.channels} hint={t.channelsHint}>
          <Checkbox {...box('sms')} />
          <Checkbox
            {...box('email')}
            disabled={!hasEmail && !values.email}
            hint={data !== undefined && !hasEmail ? t.noEmail : undefined}
          />
        </FieldGroup>
      )}
      <FormError error={error} />
    </FormDialog>
  )
}

function useSearchForm({ query, search, onClose }: Props) {
  const { dialog: t } = useTexts()
  const queries = useQueryClient()
  const locale = useLocale()
  const navigate = useNavigate()
  const toast = useToast()
  const named = useFilterNames(query, '').join(' · ').slice(0, mostName)
  const { name, when, sms, email } = search ?? {
    name: named,
    when: 'daily' as const,
    sms: false,
    email: false,
  }
  return useContractForm(
    (delivery: Delivery) =>
      search
        ? api(changeSearch, { id: search.id, ...delivery })
        : api(saveSearch, { query, ...delivery }),
    {
      defaults: { name, when, sms, email } as Delivery,
      failed: t.failed,
      onDone: () => {
        void queries.invalidateQueries({ queryKey: [searchesTopic] })
        toast(
          search
            ? { text: t.changed, tone: 'success', seconds: 2 }
            : {
                text: t.done,
                tone: 'success',
                action: {
                  label: t.open,
                  onSelect: () => void navigate(localizedPath('/dashboard/searches', locale)),
                },
              },
        )
        onClose()
      },
    },
  )
}
