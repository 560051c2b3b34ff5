import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PhoneFields, RobotTrap } from './form-parts.tsx'
import { useTexts } from './texts.ts'
import { useEnquiry } from './use-enquiry.ts'

/** Asks for the visa service. `ticket` is for browsers without JavaScript. */
export function VisaRequestForm({ ticket, onSent }: { ticket?: string; onSent: () => void }) {
  const { form: t, visa } = useTexts()
  const { form, busy, error, fieldErrors } = useEnquiry('visa', onSent)
  return (
    <form {...form} className="relative grid gap-5">
      {ticket !== undefined && <input type="hidden" name="ticket" value={ticket} />}
      <TextField
        label={t.name}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        error={fieldErrors.name}
      />
      <PhoneFields country="AE" fieldErrors={fieldErrors} />
      <TextArea
        label={t.message}
        hint={visa.messageHint}
        name="message"
        required
        maxLength={4000}
        error={fieldErrors.message}
      />
      {error !== undefined && <Alert tone="error">{error}</Alert>}
      <Button type="submit" size="l" busy={busy} wide>
        {visa.send}
      </Button>
      <RobotTrap />
    </form>
  )
}
