import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PhoneFields, RobotTrap, SentNote } from './form-parts.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import { useTexts } from './texts.ts'
import { useEnquiry } from './use-enquiry.ts'

interface Props {
  /** For browsers without JavaScript. */
  ticket: string
  /** What the writer comes to say. */
  message?: string
  /** The names of countries by code. */
  countries: Record<string, string>
}

/** Writes to the operator. */
export function ContactForm({ ticket, message, countries }: Props) {
  const { form: t, contact } = useTexts()
  const { form, busy, sent, error, fieldErrors, reopen } = useEnquiry('contact')
  if (sent) {
    return (
      <SentNote title={contact.sentTitle}>
        <p className="text-ink-soft">{contact.sent}</p>
        <Button variant="secondary" onClick={reopen}>
          {t.again}
        </Button>
      </SentNote>
    )
  }
  return (
    <form {...form} className="relative grid gap-5">
      <OutcomeNote sent={contact.sent} />
      <input type="hidden" name="ticket" value={ticket} />
      <Writer countries={countries} fieldErrors={fieldErrors} />
      <TextArea
        label={t.message}
        name="message"
        rows={6}
        required
        maxLength={4000}
        defaultValue={message}
        error={fieldErrors.message}
      />
      {error !== undefined && <Alert tone="error">{error}</Alert>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="l" busy={busy}>
          {contact.send}
        </Button>
        <p className="text-sm text-ink-faint">{contact.privacy}</p>
      </div>
      <RobotTrap />
    </form>
  )
}

/** Who writes, and how to answer. */
function Writer({
  countries,
  fieldErrors,
}: Pick<Props, 'countries'> & { fieldErrors: Record<string, string> }) {
  const { form: t } = useTexts()
  return (
    <>
      <TextField
        label={t.name}
        name="firstName"
        autoComplete="name"
        required
        maxLength={120}
        error={fieldErrors.firstName}
      />
      <TextField
        label={t.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        error={fieldErrors.email}
      />
      <PhoneFields country="QA" countries={countries} fieldErrors={fieldErrors} />
      <FieldGroup label={t.iAm}>
        <div className="flex flex-wrap gap-x-8">
          <Checkbox label={t.worker} name="isWorker" />
          <Checkbox label={t.employer} name="isEmployer" />
        </div>
      </FieldGroup>
    </>
  )
}
