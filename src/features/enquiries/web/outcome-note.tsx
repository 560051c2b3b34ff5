import { useLocation } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import type { Outcome } from '../contract.ts'
import { useTexts } from './texts.ts'

/** How a form came out that the browser posted by itself; nothing otherwise. `sent` is what a taken form of this page is told. */
export function OutcomeNote({ sent, className }: { sent: string; className?: string }) {
  const { form, newsletter } = useTexts()
  const query = new URLSearchParams(useLocation().search)
  const labels: Record<string, string> = {
    firstName: form.name,
    name: form.name,
    email: form.email,
    phone: form.phone,
    countryCode: form.countryCode,
    message: form.message,
  }
  const fields = (query.get('fields') ?? '').split(',').flatMap((field) => labels[field] ?? [])
  const texts: Record<Outcome, string> = {
    sent,
    confirmed: newsletter.confirmed,
    left: newsletter.left,
    void: newsletter.void,
    limited: form.limited,
    failed: form.failed,
    refused: fields.length > 0 ? `${form.check} ${fields.join(' · ')}` : form.checkAll,
  }
  const outcome = query.get('outcome') as Outcome | null
  if (outcome === null || texts[outcome] === undefined) return null
  const isGood = outcome === 'sent' || outcome === 'confirmed' || outcome === 'left'
  return (
    <Alert tone={isGood ? 'success' : 'error'} className={className}>
      {texts[outcome]}
    </Alert>
  )
}
