import { type ComponentProps, useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useDraft, useFormDraft } from '../../../platform/web/form-draft.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PanelTabs } from '../../../ui/tabs.tsx'
import type { EmployerProfile } from '../contract.ts'
import { EditFamily } from './edit-family.tsx'
import { EditPersonal, type Picture } from './edit-personal.tsx'
import { EditStaff } from './edit-staff.tsx'
import { formOf, type FormValues } from './form-values.ts'
import { rememberTab, type ProfileTab, rememberedTab, tabOf } from './last-tab.ts'
import { useTexts } from './texts.ts'
import { useSave } from './use-save.ts'

const savedMs = 900

interface Props {
  profile: EmployerProfile
  onClose: () => void
  onSaved: () => void
}

/** Edit Profile: three tabs of one form, of which the last used is remembered. Asks before it throws changes away. */
export function EditDialog({ profile, onClose, onSaved }: Props) {
  const t = useTexts()
  const [tab, select] = useTab()
  const [picture, setPicture] = useState<Picture>({ kind: 'kept' })
  const { form, isRestored, startOver, forget } = useKeptForm(profile)
  const isChanged = form.formState.isDirty || picture.kind !== 'kept'
  const save = useSave({ profile, picture })
  const leaving = useLeaving(isChanged && save.phase === 'open', { onClose, forget })
  useEffect(() => {
    if (save.phase !== 'saved') return
    forget()
    onSaved()
    const timer = setTimeout(onClose, savedMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is saved
  }, [save.phase])

  const submit = form.handleSubmit(async (values) => {
    const failedAt = await save.send(values, isChanged)
    if (failedAt !== undefined) select(tabOf(failedAt))
  })
  return (
    <>
      <Dialog
        open
        onClose={leaving.leave}
        dismissible={save.phase !== 'saving'}
        title={t.form.title}
        closeLabel={t.close}
        size="l"
        footer={<Buttons phase={save.phase} onLeave={leaving.leave} onSave={() => void submit()} />}
      >
        <p role="status" className="sr-only">
          {save.phase === 'open' ? '' : phaseText(t, save.phase)}
        </p>
        <FormProvider {...form}>
          <form noValidate onSubmit={(event) => void submit(event)}>
            {isRestored && save.error === null && <Restored onStartOver={startOver} />}
            {save.error !== null && (
              <Alert tone="error" className="mb-4">
                {save.error}
              </Alert>
            )}
            <Parts
              {...{ tab, profile, picture, setPicture }}
              fieldErrors={save.fieldErrors}
              onSelect={select}
            />
            {/* Enter in a field saves. */}
            <button type="submit" hidden aria-label={t.form.save} />
          </form>
        </FormProvider>
      </Dialog>
      <DiscardDialog {...leaving} />
    </>
  )
}

function useTab() {
  const [tab, setTab] = useState<ProfileTab>(rememberedTab)
  const select = (key: string) => {
    setTab(key as ProfileTab)
    rememberTab(key as ProfileTab)
  }
  return [tab, select] as const
}

/** The form, with what was typed and not saved the last time. */
function useKeptForm(profile: EmployerProfile) {
  const kept = useDraft<FormValues>('household')
  const [draft, setDraft] = useState(kept.recall)
  const form = useForm<FormValues>({
    defaultValues: formOf(profile),
    shouldFocusError: true,
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
  })
  useFormDraft(kept, form)
  const startOver = () => {
    kept.forget()
    setDraft(undefined)
    form.reset(formOf(profile))
  }
  return { form, isRestored: draft !== undefined, startOver, forget: kept.forget }
}

/** Closing and going elsewhere, asked about while something is unsaved. */
function useLeaving(
  isUnsaved: boolean,
  { onClose, forget }: { onClose: () => void; forget: () => void },
) {
  const [isAsking, setIsAsking] = useState(false)
  const blocker = useBlocker(isUnsaved)
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault()
  })
  return {
    isAsking: isAsking || blocker.state === 'blocked',
    leave: () => (isUnsaved ? setIsAsking(true) : onClose()),
    keep: () => {
      setIsAsking(false)
      if (blocker.state === 'blocked') blocker.reset()
    },
    discard: () => {
      forget()
      setIsAsking(false)
      onClose()
      if (blocker.state === 'blocked') blocker.proceed()
    },
  }
}

type Phase = ReturnType<typeof useSave>['phase']

const phaseText = ({ form: t }: ReturnType<typeof useTexts>, phase: Phase): string =>
  ({ open: t.save, saving: t.saving, saved: t.saved })[phase]

function Buttons({
  phase,
  onLeave,
  onSave,
}: {
  phase: Phase
  onLeave: () => void
  onSave: () => void
}) {
  const t = useTexts()
  return (
    <>
      <Button variant="secondary" onClick={onLeave} disabled={phase !== 'open'}>
        {t.cancel}
      </Button>
      <Button onClick={onSave} busy={phase === 'saving'} disabled={phase === 'saved'}>
        {phaseText(t, phase)}
      </Button>
    </>
  )
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  const { draft: t } = useTexts()
  return (
    <Alert
      className="mb-4"
      action={
        <Button variant="quiet" size="s" onClick={onStartOver}>
          {t.startOver}
        </Button>
      }
    >
      {t.restored}
    </Alert>
  )
}

/** The tabs of the form. */
function Parts({
  tab,
  onSelect,
  fieldErrors,
  ...personal
}: ComponentProps<typeof EditPersonal> & { tab: ProfileTab; onSelect: (key: string) => void }) {
  const { form: t } = useTexts()
  return (
    <PanelTabs
      label={t.tabs}
      value={tab}
      onChange={onSelect}
      tabs={[
        {
          key: 'profile',
          label: t.profile,
          panel: <EditPersonal {...personal} fieldErrors={fieldErrors} />,
        },
        { key: 'family', label: t.family, panel: <EditFamily fieldErrors={fieldErrors} /> },
        { key: 'staff', label: t.staff, panel: <EditStaff fieldErrors={fieldErrors} /> },
      ]}
    />
  )
}

function DiscardDialog({ isAsking, keep, discard }: ReturnType<typeof useLeaving>) {
  const t = useTexts()
  return (
    <ConfirmDialog
      open={isAsking}
      onClose={keep}
      onConfirm={discard}
      title={t.discard.title}
      text={t.discard.text}
      confirmLabel={t.discard.confirm}
      cancelLabel={t.discard.keep}
      closeLabel={t.close}
      danger
    />
  )
}
