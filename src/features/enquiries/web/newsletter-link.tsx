import { type SubmitEvent, useState } from 'react'
import { useParams } from 'react-router'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useTexts } from './texts.ts'

interface Props {
  purpose: 'confirm' | 'unsubscribe'
  title: string
  text: string
  action: string
  done: string
}

/** What a link of the newsletter's e-mails leads to. One click does it: mailboxes open links to look at them, so opening must not. */
export function NewsletterLink({ purpose, title, text, action, done }: Props) {
  const { newsletter: t } = useTexts()
  const locale = useLocale()
  const { token = '' } = useParams()
  const { phase, error, submit } = useFollowing(purpose, token)
  return (
    <div className="mx-auto max-w-160 px-4 py-12 sm:px-6 lg:py-20">
      <h1 className="text-3xl">{title}</h1>
      <Card as="div" className="mt-8">
        {phase === 'done' ? (
          <>
            <Alert tone="success">{done}</Alert>
            <ButtonLink to="/" variant="secondary" className="mt-5">
              {t.home}
            </ButtonLink>
          </>
        ) : (
          <form
            method={purpose === 'confirm' ? 'get' : 'post'}
            action={`/api/newsletter/${purpose}/${encodeURIComponent(token)}${purpose === 'confirm' ? '' : `?lang=${locale}`}`}
            onSubmit={(event) => void submit(event)}
          >
            {purpose === 'confirm' && <input type="hidden" name="lang" value={locale} />}
            <p className="text-ink-soft">{text}</p>
            {error !== undefined && (
              <Alert tone="error" className="mt-4">
                {error}
              </Alert>
            )}
            <div className="mt-5 flex flex-wrap gap-3">
              <Button type="submit" size="l" busy={phase === 'busy'}>
                {action}
              </Button>
              {error !== undefined && (
                <ButtonLink to="/newsletter" size="l" variant="secondary">
                  {t.toForm}
                </ButtonLink>
              )}
            </div>
          </form>
        )}
      </Card>
    </div>
  )
}

/** Does what the link is for, once. */
function useFollowing(purpose: Props['purpose'], token: string) {
  const t = useTexts()
  const locale = useLocale()
  const [state, setState] = useState<{ phase: 'open' | 'busy' | 'done'; error?: string }>({
    phase: 'open',
  })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (state.phase === 'busy') return
    setState({ phase: 'busy' })
    try {
      const { followLink } = await import('./send-enquiry.ts')
      const answer = await followLink(purpose, token, locale)
      setState(
        answer.sent
          ? { phase: 'done' }
          : { phase: 'open', error: answer.error ?? t.newsletter.void },
      )
    } catch {
      setState({ phase: 'open', error: navigator.onLine ? t.form.unreachable : t.form.offline })
    }
  }
  return { ...state, submit }
}
