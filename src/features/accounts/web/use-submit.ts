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

/** What is wrong with a form as a whole, and how many refusals it has met: the same words said again are news. */
export interface FormProblem {
  text: string
  count: number
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
    if (state.refusals > 0) firstWrong(form.current)?.focus()
  }, [state.refusals])

  const refuse = (wrong: Record<string, string>, error?: string) =>
    setState(({ refusals }) => ({ phase: 'open', wrong, error, refusals: refusals + 1 }))
  const settle = (phase: State['phase']) =>
    setState(({ refusals }) => ({ phase, wrong: {}, refusals }))

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (underWay.current) return
    const fault = check?.()
    if (fault) return refuse({ [fault.field]: fault.text })
    underWay.current = true
    // What was said stays until the answer, so that nothing moves under a second click.
    setState((now) => ({ ...now, phase: 'busy' }))
    try {
      await send()
      underWay.current = !repeats
      settle(repeats ? 'open' : 'done')
    } catch (error) {
      underWay.current = false
      const { text, fields } = failureOf(error, t.problems, fallback)
      const wrong = Object.fromEntries(
        Object.entries(fields).filter(([name]) => form.current?.elements.namedItem(name)),
      )
      refuse(wrong, Object.keys(wrong).length > 0 ? undefined : text)
    }
  }
  /** Takes back what was said of a field, once it is being mended. */
  const mend = (field: string) => {
    if (state.error === undefined && !(field in state.wrong)) return
    setState({
      ...state,
      error: undefined,
      wrong: Object.fromEntries(Object.entries(state.wrong).filter(([name]) => name !== field)),
    })
  }
  /** What a field takes whose change is its new value; what was said of it is taken back as it is mended. */
  const control = <Value>(name: string, value: Value, set: (value: Value) => void) => ({
    name,
    value,
    error: state.wrong[name],
    onChange: (next: Value) => {
      set(next)
      mend(name)
    },
  })
  /** The same for the browser's own inputs. */
  const input = (name: string, value: string, set: (value: string) => void) => {
    const { onChange, ...props } = control(name, value, set)
    return {
      ...props,
      onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    }
  }
  const error: FormProblem | null =
    state.error === undefined ? null : { text: state.error, count: state.refusals }
  return {
    form,
    submit,
    input,
    control,
    mend,
    error,
    wrong: state.wrong,
    busy: state.phase !== 'open',
    done: state.phase === 'done',
  }
}

/** The first field that is marked; of the boxes of a code, the first that is empty. */
function firstWrong(form: HTMLFormElement | null): HTMLElement | undefined {
  const marked = [...(form?.querySelectorAll<HTMLInputElement>('input[aria-invalid=true]') ?? [])]
  const boxes = marked.filter((field) => field.closest('fieldset') !== null)
  return marked[0] === boxes[0] ? (boxes.find((box) => box.value === '') ?? boxes[0]) : marked[0]
}
