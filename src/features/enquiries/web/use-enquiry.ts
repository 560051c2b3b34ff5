import {
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import type { EnquiryKind } from '../contract.ts'
import { useTexts } from './texts.ts'

const paths: Record<EnquiryKind, string> = {
  contact: '/api/contact/',
  visa: '/api/visa-requests/',
  newsletter: '/api/newsletter/',
}

interface State {
  phase: 'open' | 'busy' | 'sent'
  /** What is wrong with the whole. */
  error?: string
  /** What is wrong with a field, by its name. */
  fieldErrors: Record<string, string>
}
const open: State = { phase: 'open', fieldErrors: {} }

const load = () => import('./send-enquiry.ts')
const never = () => () => undefined

/** A form to the operator: without JavaScript the browser posts it; with it, it is checked, sent once, and tells how it went. */
export function useEnquiry(kind: EnquiryKind, onSent?: () => void) {
  const locale = useLocale()
  const ref = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(open)
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useFillIn(ref, kind !== 'newsletter' && state.phase !== 'sent')
  useEffect(() => {
    if (Object.keys(state.fieldErrors).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [state.fieldErrors])
  const onSubmit = useSend(kind, state, setState, onSent)
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    if (state.fieldErrors[name] === undefined) return
    const { [name]: _, ...fieldErrors } = state.fieldErrors
    setState({ ...state, fieldErrors })
  }
  const onFocus = () =>
    void load().then(
      ({ holdTicket }) => holdTicket().catch(() => undefined),
      () => undefined,
    )

  return {
    /** Of the form element. */
    form: {
      ref,
      method: 'post',
      action: `${paths[kind]}?lang=${locale}`,
      noValidate: hydrated,
      onSubmit,
      onChange,
      onFocus,
    },
    busy: state.phase === 'busy',
    sent: state.phase === 'sent',
    error: state.error,
    fieldErrors: state.fieldErrors,
    reopen: () => setState(open),
  }
}

/** What is known of her who is signed in stands in the form. */
function useFillIn(ref: RefObject<HTMLFormElement | null>, isWanted: boolean): void {
  const userId = useSession()?.user.id
  useEffect(() => {
    const { current: form } = ref
    if (userId === undefined || form === null || !isWanted) return
    import('./fill-in.ts').then(({ fillIn }) => fillIn(form)).catch(() => undefined)
  }, [ref, userId, isWanted])
}

/** Sends the form, once. */
function useSend(
  kind: EnquiryKind,
  { phase }: State,
  setState: (state: State) => void,
  onSent?: () => void,
) {
  const t = useTexts()
  const locale = useLocale()
  const underWay = useRef(false)
  const lastSent = useRef('')
  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const letter = JSON.stringify(values)
    // Pressed again under the news that it was sent, it is still the same letter.
    if (underWay.current || (phase === 'sent' && letter === lastSent.current)) return
    underWay.current = true
    setState({ phase: 'busy', fieldErrors: {} })
    try {
      const { sendEnquiry } = await load()
      const answer = await sendEnquiry(kind, values, locale)
      setState(
        answer.sent
          ? { phase: 'sent', fieldErrors: {} }
          : { phase: 'open', error: answer.error, fieldErrors: answer.fieldErrors },
      )
      if (answer.sent) {
        lastSent.current = letter
        onSent?.()
      }
    } catch {
      setState({
        phase: 'open',
        error: navigator.onLine ? t.form.unreachable : t.form.offline,
        fieldErrors: {},
      })
    }
    underWay.current = false
  }
}
