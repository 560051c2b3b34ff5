import { type FormEvent, useEffect, useRef, useState } from 'react'
import { failureOf } from './failure.ts'
import { useTexts } from './texts.ts'

interface Setup {
  /** The first thing that is wrong before anything is sent, by the name of its field. */
  check?: () => { field: string; text: string } | null
  send: () => Promise<void>
  /** Said when the server gives no reason. */
  fallback: string
  /** For what can be sent again and again; anything else stays done. */
  repeats?: boolean
}

interface State {
  phase: 'open' | 'busy' | 'done'
  /** What is wrong with the whole. */
  error?: string
  /** What is wrong with a field, by name. */
  wrong: Record<string, string>
  refusals: number
}

/** Sends a form once at a time: checks it, says what is wrong beside the field that bears the name, and puts the focus there. */
export function useSubmit({ check, send, fallback, repeats = false }: Setup) {
  const t = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  const [state, setState] = useState<State>({ phase: 'open', wrong: {}, refusals: 0 })

  useEffect(() => {
    if (state.refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [state.refusals])

  const refuse = (wrong: Record<string, string>, error?: string) =>
    setState(({ refusals }) => ({ phase: 'open', wrong, error, refusals: refusals + 1 }))
  const move = (phase: State['phase']) => setState(({ refusals }) => ({ phase, wrong: {}, refusals }))

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (underWay.current) return
    const fault = check?.()
    if (fault) return refuse({ [fault.field]: fault.text })
    underWay.current = true
    move('busy')
    try {
      await send()
      underWay.current = !repeats
      move(repeats ? 'open' : 'done')
    } catch (error) {
      underWay.current = false
      const { text, fields } = failureOf(error, t.problems, fallback)
      const wrong = Object.fromEntries(Object.entries(fields).filter(([name]) => form.current?.elements.namedItem(name)))
      refuse(wrong, Object.keys(wrong).length > 0 ? undefined : text)
    }
  }
  /** Takes back what was said of a field, once it is being mended. */
  const mend = (field: string) => {
    if (state.error === undefined && !(field in state.wrong)) return
    setState({ ...state, error: undefined, wrong: Object.fromEntries(Object.entries(state.wrong).filter(([name]) => name !== field)) })
  }
  return { form, submit, mend, error: state.error, wrong: state.wrong, busy: state.phase !== 'open', done: state.phase === 'done' }
}
