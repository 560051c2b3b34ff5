import { useEffect, useState } from 'react'
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
  const [tab, setTab] = useState<ProfileTab>(rememberedTab)
  const [picture, setPicture] = useState<Picture>({ kind: 'kept' })
  const [isAsking, setIsAsking] = useState(false)
  const kept = useDraft<FormValues>('household')
  const [draft, setDraft] = useState(kept.recall)
  const form = useForm<FormValues>({
    defaultValues: formOf(profile),
    shouldFocusError: true,
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
  })
  useFormDraft(kept, form)
  const isChanged = form.formState.isDirty || picture.kind !== 'kept'
  const save = useSave({ profile, picture })
  const isOpen = save.phase === 'open'
  const select = (key: string) => {
    setTab(key as ProfileTab)
    rememberTab(key as ProfileTab)
  }

  const isUnsaved = isChanged && isOpen
  const blocker = useBlocker(isUnsaved)
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault()
  })
  useEffect(() => {
    if (save.phase !== 'saved') return
    kept.forget()
    onSaved()
    const timer = setTimeout(onClose, savedMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is saved
  }, [save.phase])

  const leave = () => (isUnsaved ? setIsAsking(true) : onClose())
  const keep = () => {
    setIsAsking(false)
    if (blocker.state === 'blocked') blocker.reset()
  }
  const discard = () => {
    kept.forget()
    setIsAsking(false)
    onClose()
    if (blocker.state === 'blocked') blocker.proceed()
  }
  const startOver = () => {
    kept.forget()
    setDraft(undefined)
    form.reset(formOf(profile))
  }
  const submit = form.handleSubmit(async (values) => {
    const failedAt = await save.send(values, isChanged)
    if (failedAt !== undefined) select(tabOf(failedAt))
  })
  const label = { open: t.form.save, saving: t.form.saving, saved: t.form.saved }[save.phase]
  return (
    <>
      <Dialog
        open
        onClose={leave}
        dismissible={save.phase !== 'saving'}
        title={t.form.title}
        closeLabel={t.close}
        size="l"
        footer={
          <>
            <Button variant="secondary" onClick={leave} disabled={!isOpen}>
              {t.cancel}
            </Button>
            <Button
              onClick={() => void submit()}
              busy={save.phase === 'saving'}
              disabled={save.phase === 'saved'}
            >
              {label}
            </Button>
          </>
        }
      >
        <p role="status" className="sr-only">
          {save.phase === 'open' ? '' : label}
        </p>
        <FormProvider {...form}>
          <form noValidate onSubmit={(event) => void submit(event)}>
            {draft !== undefined && save.error === null && (
              <Alert
                className="mb-4"
                action={
                  <Button variant="quiet" size="s" onClick={startOver}>
                    {t.draft.startOver}
                  </Button>
                }
              >
                {t.draft.restored}
              </Alert>
            )}
            {save.error !== null && (
              <Alert tone="error" className="mb-4">
                {save.error}
              </Alert>
            )}
            <PanelTabs
              label={t.form.tabs}
              value={tab}
              onChange={select}
              tabs={[
                {
                  key: 'profile',
                  label: t.form.profile,
                  panel: (
                    <EditPersonal
                      profile={profile}
                      picture={picture}
                      setPicture={setPicture}
                      fieldErrors={save.fieldErrors}
                    />
                  ),
                },
                {
                  key: 'family',
                  label: t.form.family,
                  panel: <EditFamily fieldErrors={save.fieldErrors} />,
                },
                {
                  key: 'staff',
                  label: t.form.staff,
                  panel: <EditStaff fieldErrors={save.fieldErrors} />,
                },
              ]}
            />
            {/* Enter in a field saves. */}
            <button type="submit" hidden aria-label={t.form.save} />
          </form>
        </FormProvider>
      </Dialog>
      <ConfirmDialog
        open={isAsking || blocker.state === 'blocked'}
        onClose={keep}
        onConfirm={discard}
        title={t.discard.title}
        text={t.discard.text}
        confirmLabel={t.discard.confirm}
        cancelLabel={t.discard.keep}
        closeLabel={t.close}
        danger
      />
    </>
  )
}
