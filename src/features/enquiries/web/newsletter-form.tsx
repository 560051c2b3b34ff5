import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { RobotTrap } from './form-parts.tsx'
import { useTexts } from './texts.ts'
import { useEnquiry } from './use-enquiry.ts'

/** One address and Subscribe, for the footer and its own page. */
export function NewsletterForm({ className }: { className?: string }) {
  const { newsletter: t } = useTexts()
  const { form, busy, sent, error, fieldErrors } = useEnquiry('newsletter')
  return (
    <form {...form} className={className}>
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          label={t.label}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          error={fieldErrors.email}
          fieldClassName="min-w-48 grow"
        />
        <Button type="submit" busy={busy} className="mt-[calc(0.8125rem*var(--lead)+0.375rem)]">
          {t.subscribe}
        </Button>
      </div>
      <div className="mt-3 empty:hidden">
        {sent && <Alert tone="success">{t.sent}</Alert>}
        {error !== undefined && <Alert tone="error">{error}</Alert>}
      </div>
      <RobotTrap />
    </form>
  )
}
