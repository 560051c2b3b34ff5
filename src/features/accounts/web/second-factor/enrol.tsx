import { Suspense, useState } from 'react'
import { api } from '../../../../platform/web/browser-api.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { CopyButton } from './copy-button.tsx'
import { confirmSecondFactor, startSecondFactor } from '../../second-factor-contract.ts'
import { useSecondFactorTexts } from './texts.ts'

const QrCode = lazyPart(() => import('./qr-code.tsx'), 'QrCode')

interface Started {
  secret: string
  uri: string
}

/** Leads from no second factor to one: the secret to scan or type, and the first code. */
export function Enrol({ onEnrolled }: { onEnrolled: (recoveryCodes: string[]) => void }) {
  const t = useSecondFactorTexts()
  const [started, setStarted] = useState<Started | null>(null)
  const { run, busy, error } = useAction(startSecondFactor, {
    failed: t.unexplained,
    onDone: setStarted,
    inPlace: true,
  })
  return (
    <>
      <p className="mb-5 text-ink-soft">{t.enrol.why}</p>
      {started === null ? (
        <>
          <p className="mb-5">{t.enrol.steps.app}</p>
          {error !== undefined && (
            <Alert tone="error" className="mb-4">
              {error}
            </Alert>
          )}
          <Button wide busy={busy} onClick={() => void run({})}>
            {t.enrol.start}
          </Button>
        </>
      ) : (
        <Confirm {...started} onEnrolled={onEnrolled} />
      )}
    </>
  )
}

function Confirm({
  secret,
  uri,
  onEnrolled,
}: Started & { onEnrolled: (recoveryCodes: string[]) => void }) {
  const t = useSecondFactorTexts()
  const { form, submit, input, error, busy } = useContractForm(
    ({ code }) => api(confirmSecondFactor, { code }),
    {
      defaults: { code: '' },
      check: ({ code }) => (code.trim() === '' ? { code: t.errors.factorCodeRequired } : null),
      failed: t.unexplained,
      onDone: ({ recovery_codes: codes }) => onEnrolled(codes),
    },
  )
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <ol className="flex list-inside list-decimal flex-col gap-5">
        <li>
          {t.enrol.steps.scan}
          <Suspense fallback={<Skeleton className="mx-auto mt-4 size-52" />}>
            <QrCode
              text={uri}
              label={t.enrol.qr}
              className="mx-auto mt-4 size-52 rounded-md border border-line"
            />
          </Suspense>
          <p className="mt-4 text-sm text-ink-soft">{t.enrol.secret}</p>
          <div className="mt-1 flex flex-wrap items-center gap-3">
            <code dir="ltr" className="min-w-0 rounded-sm bg-sunken px-3 py-2 wrap-break-word">
              {secret.replace(/.{4}(?=.)/g, '$& ')}
            </code>
            <CopyButton text={secret} label={t.enrol.copy} done={t.enrol.copied} />
          </div>
        </li>
        <li>
          {t.enrol.steps.type}
          <TextField
            label={t.enrol.code}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            fieldClassName="mt-3"
            className="tracking-widest"
            {...input('code')}
          />
        </li>
      </ol>
      <FormError error={error} className="mt-4" />
      <Button type="submit" wide busy={busy} className="mt-5">
        {t.enrol.submit}
      </Button>
    </form>
  )
}
