import { type FormEvent, useId, useState } from 'react'
import {
  type FieldErrors,
  FormProvider,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { latinDigits } from '../../../platform/shared/digits.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { useOnline } from '../../../platform/web/use-online.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PanelTabs } from '../../../ui/tabs.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import { useAreaTexts } from './own-profile-texts.ts'
import { missingOf } from '../completeness-rules.ts'
import { ExperienceFields } from './experience-fields.tsx'
import { formFailureText } from './failure.ts'
import { useDataSource } from './profile-data-source.ts'
import { PersonalFields } from './personal-fields.tsx'
import { PreferencesFields } from './preferences-fields.tsx'
import type { FormTab } from '../../profiles/fields.ts'
import { fieldErrorsOf, fieldOfForm, tabOf } from './profile-errors.ts'
import { changesBetween, formOf, type ProfileForm } from './profile-form.ts'
import { useProfileDraft } from './stored-profile.ts'
import { useKeepDraft } from './use-keep-draft.ts'
import { useKeepProfile } from './use-profile.ts'

const formId = 'edit-profile'

const resolver: Resolver<ProfileForm> = (values) => {
  const found = Object.entries(fieldErrorsOf(values, qatarDate(new Date())))
  const errors = Object.fromEntries(
    found.map(([field, message]) => [field, { type: 'rule', message }]),
  ) as FieldErrors<ProfileForm>
  return found.length === 0 ? { values, errors: {} } : { values: {}, errors }
}

/** Arabic digits in a field of numbers become the digits that are counted with, as they are typed. */
function countInLatin({ target }: FormEvent): void {
  if (!(target instanceof HTMLInputElement) || !/decimal|numeric/.test(target.inputMode)) return
  const latin = latinDigits(target.value)
  if (latin !== target.value) target.value = latin
}

/** All of her profile in one form of three tabs; what is not saved is kept and asked about. */
export function EditProfileDialog({
  profile,
  tab: firstTab = 'personal',
  onClose,
}: {
  profile: OwnProfile
  tab?: FormTab
  onClose: () => void
}) {
  const t = useAreaTexts()
  const [isAsking, setIsAsking] = useState(false)
  const { recordId } = useDataSource()
  const kept = useProfileDraft(recordId)
  const [draft] = useState(kept.recall)
  const editing = useEditing(profile, draft, kept.forget, onClose)
  const { form } = editing
  const { isDirty, isSubmitting } = form.formState
  useKeepDraft(kept, form, isDirty)

  const leave = () => (isDirty ? setIsAsking(true) : onClose())
  return (
    <>
      <Dialog
        open
        onClose={leave}
        dismissible={!isSubmitting}
        title={t.form.title}
        closeLabel={t.close}
        size="l"
        footer={
          <>
            <Showing profile={profile} isShown={editing.isShown} onChange={editing.setShown} />
            <Buttons busy={isSubmitting} onLeave={leave} />
          </>
        }
      >
        <FormProvider {...form}>
          <form
            id={formId}
            noValidate
            onChangeCapture={countInLatin}
            onSubmit={(event) => void editing.submit(event)}
          >
            <Notices draft={draft !== undefined} {...editing} />
            <Parts editing={editing} firstTab={firstTab} currency={profile.currency} />
          </form>
        </FormProvider>
      </Dialog>
      <LeaveDialog
        open={isAsking}
        onStay={() => setIsAsking(false)}
        keep={() => kept.keep(form.getValues())}
        forget={kept.forget}
        onClose={onClose}
      />
    </>
  )
}

function Buttons({ busy, onLeave }: { busy: boolean; onLeave: () => void }) {
  const t = useAreaTexts()
  return (
    <>
      <Button variant="secondary" onClick={onLeave} disabled={busy}>
        {t.cancel}
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {t.form.save}
      </Button>
    </>
  )
}

/** The tabs of the form; a refusal leads to the one that holds its field. */
function Parts({
  editing: { tab, setTab, phone, setPhone },
  firstTab,
  currency,
}: {
  editing: ReturnType<typeof useEditing>
  firstTab: FormTab
  currency: string
}) {
  const { tabs: t } = useAreaTexts().form
  const [tabShown, setTabShown] = useState(firstTab)
  return (
    <PanelTabs
      label={t.label}
      value={tab ?? tabShown}
      onChange={(key) => {
        setTab(null)
        setTabShown(key as FormTab)
      }}
      tabs={[
        {
          key: 'personal',
          label: t.personal,
          panel: <PersonalFields phone={phone} onPhone={setPhone} />,
        },
        { key: 'experience', label: t.experience, panel: <ExperienceFields /> },
        {
          key: 'preferences',
          label: t.preferences,
          panel: <PreferencesFields currency={currency} />,
        },
      ]}
    />
  )
}

/** What becomes of that which is not saved. */
function LeaveDialog({
  open,
  onStay,
  keep,
  forget,
  onClose,
}: {
  open: boolean
  onStay: () => void
  keep: () => void
  forget: () => void
  onClose: () => void
}) {
  const t = useAreaTexts()
  const after = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t.form.unsavedTitle}
      closeLabel={t.close}
      footer={
        <>
          {/* What loses nothing stands first, where the focus begins. */}
          <Button onClick={after(keep)}>{t.form.keep}</Button>
          <Button variant="danger" onClick={after(forget)}>
            {t.form.discard}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t.form.unsavedText}</p>
    </Dialog>
  )
}

/** At the save button: that saving shows her, and where it is the first save, the choice to stay hidden. */
function Showing({
  profile,
  isShown,
  onChange,
}: {
  profile: OwnProfile
  isShown: boolean
  onChange: (isShown: boolean) => void
}) {
  const { publish: t } = useAreaTexts()
  const hintId = useId()
  if (profile.is_unsaved)
    return (
      <div className="w-full basis-full">
        <Checkbox
          label={t.showLabel}
          aria-describedby={hintId}
          checked={isShown}
          onChange={({ target }) => onChange(target.checked)}
        />
        <p id={hintId} className="ps-8 text-sm text-ink-faint">
          {t.showHint}
        </p>
      </div>
    )
  return profile.wants_published &&
    !profile.is_published &&
    profile.publish_obstacle === 'incomplete' ? (
    <p className="w-full basis-full text-sm text-ink-soft">{t.saveShows}</p>
  ) : null
}

interface NoticesProps {
  draft: boolean
  conflict: boolean
  failure: string | null
  startOver: () => void
}

function Notices({ draft, conflict, failure, startOver }: NoticesProps) {
  const { form: t } = useAreaTexts()
  const isOnline = useOnline()
  return (
    <div className="mb-4 flex flex-col gap-3 empty:hidden">
      {!isOnline && <Alert tone="warning">{t.offline}</Alert>}
      {draft && !conflict && failure === null && (
        <Alert
          action={
            <Button variant="quiet" size="s" onClick={startOver}>
              {t.startOver}
            </Button>
          }
        >
          {t.restored}
        </Alert>
      )}
      {conflict && (
        <Alert tone="error" title={t.changedElsewhere}>
          {t.changedElsewhereText}
        </Alert>
      )}
      {failure !== null && <Alert tone="error">{failure}</Alert>}
    </div>
  )
}

/** The form over one version of the profile, and what becomes of a save. */
function useEditing(
  profile: OwnProfile,
  draft: ProfileForm | undefined,
  forget: () => void,
  onClose: () => void,
) {
  const t = useAreaTexts()
  const saved = useSaved(onClose)
  const source = useDataSource()
  const [phone, setPhone] = useState(profile.phone_number)
  const [isShown, setShown] = useState(true)
  const form = useForm<ProfileForm>({
    defaultValues: formOf(profile),
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
    resolver,
  })
  const { base, refused, showFirst, ...said } = useRefusals(profile, form)
  const submit = form.handleSubmit(
    async (values) => {
      said.clear()
      try {
        const hides = base.is_unsaved && !isShown
        const after = await source.saveProfile({
          ...changesBetween(formOf(base), values),
          ...(hides && { is_published: false }),
          version: base.version,
        })
        forget()
        saved(base, after)
      } catch (error) {
        await refused(error, values)
      }
    },
    (errors) => {
      said.setFailure(t.form.check)
      showFirst(Object.keys(errors))
    },
  )
  const startOver = () => {
    forget()
    form.reset(formOf(base))
  }
  return { form, submit, startOver, ...said, phone, setPhone, isShown, setShown }
}

/** Tells that it is saved, and who can see her now. */
function useSaved(onClose: () => void) {
  const t = useAreaTexts()
  const toast = useToast()
  const keep = useKeepProfile()
  return (before: OwnProfile, after: OwnProfile) => {
    keep(after)
    const news = whetherShown(before, after, t)
    toast({
      text: news === '' ? t.saved : `${t.saved} ${news}`,
      tone: 'success',
      seconds: news === '' ? 3 : 4,
    })
    onClose()
  }
}

/** Why a save failed: said of the whole and beside the fields, the first of which is shown. What another window saved becomes the ground, and what was typed here stays on top of it. */
function useRefusals(profile: OwnProfile, form: UseFormReturn<ProfileForm>) {
  const t = useAreaTexts()
  const locale = useLocale()
  const source = useDataSource()
  const [base, setBase] = useState(profile)
  const [tab, setTab] = useState<FormTab | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState(false)

  const clear = () => {
    setFailure(null)
    setConflict(false)
  }
  const showFirst = ([first]: string[]) => {
    if (first === undefined) return
    setTab(tabOf(first))
    // The tab's fields are there after the next paint.
    setTimeout(() => form.setFocus(first as keyof ProfileForm), 50)
  }
  const fail = (error: unknown) =>
    setFailure(formFailureText(error, t.fields, t.saveFailed, locale))
  const takeNewer = async (values: ProfileForm) => {
    const newer = await source.getProfile()
    const mine = changesBetween(formOf(base), values)
    const merged = { ...formOf(newer), ...pick(values, Object.keys(mine)) }
    setBase(newer)
    form.reset(formOf(newer))
    form.reset(merged, { keepDefaultValues: true })
    setConflict(true)
  }
  const refused = async (error: unknown, values: ProfileForm) => {
    if (error instanceof ApiError && error.status === 409) return takeNewer(values).catch(fail)
    fail(error)
    if (!(error instanceof ApiError)) return
    const fields = Object.entries(error.errors).map(
      ([field, [message]]) => [fieldOfForm(field), message ?? ''] as const,
    )
    for (const [field, message] of fields) form.setError(field, { type: 'server', message })
    showFirst(fields.map(([field]) => field))
  }
  return { base, tab, setTab, failure, setFailure, conflict, clear, refused, showFirst }
}

/** What a save changed in who can see her. */
function whetherShown(
  before: OwnProfile,
  after: OwnProfile,
  t: ReturnType<typeof useAreaTexts>,
): string {
  if (after.is_published) return before.is_published ? '' : t.publish.nowShown
  if (after.publish_obstacle === 'under_age') return t.publish.underAge
  return after.wants_published && after.publish_obstacle === 'incomplete'
    ? t.publish.waitsFor(missingOf(after, t))
    : ''
}

const pick = (values: ProfileForm, wireFields: string[]): Partial<ProfileForm> => {
  const fields = new Set<string>(wireFields.map(fieldOfForm))
  if (fields.has('height_cm'))
    for (const field of ['height_feet', 'height_inches']) fields.add(field)
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.has(field)))
}
