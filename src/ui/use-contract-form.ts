import {
  type ChangeEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Endpoint, Input, Output } from '../platform/shared/endpoint.ts'
import { api } from '../platform/web/browser-api.ts'
import { failureOf } from '../platform/web/failure-of.ts'
import { type Draft, useDraft } from '../platform/web/form-draft.ts'
import { useLocale } from '../platform/web/texts.ts'
import { doneToast } from './done-toast.ts'
import { type ToastInput, useToast } from './toast.tsx'

type Name<Values> = keyof Values & string

interface Options<Values, Out> {
  /** What the fields hold at first, by the names that the contract gives them. */
  defaults: Values
  /** What is wrong before anything is sent, by the names of the fields. */
  check?: (values: Values) => Partial<Record<Name<Values>, string>> | null
  /** Said when the server gives no reason. */
  failed: string
  /** Said when it is done. */
  toast?: string | ToastInput | ((result: Out) => string | undefined)
  onDone?: (result: Out) => unknown
  /** For what can be sent again and again; anything else stays done. */
  repeats?: boolean
  /** Keeps what was typed under this name until it is sent, beyond a reload and the end of a session. */
  draft?: string
  /** What was typed so far, for whoever holds it longer than the form stands. */
  onType?: (values: Values) => void
}

/** What is wrong with a form as a whole, and how many refusals it has met: the same words said again are news. */
export interface FormFailure {
  text: string
  count: number
}

interface State {
  phase: 'open' | 'busy' | 'done'
  /** What is wrong with the whole. */
  error?: string | undefined
  /** What is wrong with a field, by name. */
  fieldErrors: Record<string, string>
  refusals: number
}

/** What a field takes that gives its new value. */
interface Control<Value> {
  name: string
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
}

export interface ContractForm<Values> {
  form: RefObject<HTMLFormElement | null>
  submit: (event?: FormEvent) => Promise<void>
  values: Values
  set: (part: Partial<Values>) => void
  /** Binds one of the browser's own inputs. */
  input: (name: Name<Values>) => Omit<Control<string>, 'onChange'> & {
    onChange: (
      event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
    ) => void
  }
  /** Binds a field whose change is its new value. */
  control: <N extends Name<Values>>(name: N) => Control<Values[N]>
  error: FormFailure | null
  fieldErrors: Record<string, string>
  busy: boolean
  done: boolean
}

/**
 * Fills in what an endpoint takes and sends it, once at a time: checks it, says what is wrong beside the field that bears the name, puts
 * the focus there, and keeps what was typed.
 */
export function useContractForm<E extends Endpoint>(
  send: E,
  options: Options<Input<E>, Output<E>>,
): ContractForm<Input<E>>
export function useContractForm<Values extends object, Out>(
  send: (values: Values) => Promise<Out>,
  options: Options<Values, Out>,
): ContractForm<Values>
export function useContractForm<Values extends object, Out>(
  send: Endpoint | ((values: Values) => Promise<Out>),
  options: Options<Values, Out>,
): ContractForm<Values> {
  const { check, failed, toast, onDone, repeats = false } = options
  const locale = useLocale()
  const show = useToast()
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const draft = useDraft<Values>(options.draft)
  const { values, type } = useValues(options, draft)
  const { state, setState, refuse } = useFormState(form)
  const act = (typed: Values) =>
    typeof send === 'function' ? send(typed) : (api(send, typed as Input<Endpoint>) as Promise<Out>)

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isUnderWay.current) return
    const unread = unreadIn(form.current)
    if (unread) return unread.focus()
    const found = check?.(values) ?? {}
    if (Object.keys(found).length > 0) return refuse(found as Record<string, string>)
    isUnderWay.current = true
    // What was said stays until the answer, so that nothing moves under a second click.
    setState((now) => ({ ...now, phase: 'busy' }))
    try {
      const result = await act(values)
      draft.forget()
      const said = typeof toast === 'function' ? toast(result) : toast
      if (said !== undefined) show(doneToast(said))
      await onDone?.(result)
      isUnderWay.current = !repeats
      setState(({ refusals }) => ({ phase: repeats ? 'open' : 'done', fieldErrors: {}, refusals }))
    } catch (error) {
      isUnderWay.current = false
      refuse(...saidOf(failureOf(error, failed, locale), form.current))
    }
  }

  const set = (part: Partial<Values>) => {
    type(part)
    // What was said of a field is taken back as it is mended.
    setState((now) => ({
      ...now,
      error: undefined,
      fieldErrors: without(now.fieldErrors, (name) => name in part),
    }))
  }
  return {
    form,
    submit,
    values,
    set,
    ...bindings(values, state.fieldErrors, set),
    error: state.error === undefined ? null : { text: state.error, count: state.refusals },
    fieldErrors: state.fieldErrors,
    busy: state.phase !== 'open',
    done: state.phase === 'done',
  }
}

/** How far the form is and what is wrong with it; each refusal puts the focus on the first field that it names. */
function useFormState(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<State>({ phase: 'open', fieldErrors: {}, refusals: 0 })
  useEffect(() => {
    if (state.refusals > 0) firstWrong(form.current)?.focus()
  }, [form, state.refusals])
  const refuse = (fieldErrors: Record<string, string>, error?: string) =>
    setState(({ refusals }) => ({ phase: 'open', fieldErrors, error, refusals: refusals + 1 }))
  return { state, setState, refuse }
}

/** A field that could not read what was typed: it is not in the values, the field says so itself, and nothing goes without it. */
const unreadIn = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[data-unread]:enabled')

/** What a refusal says beside the fields that the form has, and what of the whole: what no field bears is never lost. */
function saidOf(
  { text, fields }: ReturnType<typeof failureOf>,
  form: HTMLFormElement | null,
): [fieldErrors: Record<string, string>, error: string | undefined] {
  const fieldErrors = without(fields, (name) => !form?.elements.namedItem(name))
  if (Object.keys(fieldErrors).length === 0) return [fieldErrors, text]
  const elsewhere = Object.values(without(fields, (name) => name in fieldErrors)).join(' ')
  return [fieldErrors, elsewhere || undefined]
}

/** What was typed, kept as a draft where the form has one. */
function useValues<Values extends object, Out>(
  { defaults, onType }: Options<Values, Out>,
  draft: Draft<Values>,
): { values: Values; type: (part: Partial<Values>) => void } {
  const [values, setValues] = useState<Values>(() => ({ ...defaults, ...draft.recall() }))
  // Of two that change in one go, and of what is typed while the form is sent, nothing is lost.
  const latest = useRef(values)
  const type = (part: Partial<Values>) => {
    const next = { ...latest.current, ...part }
    latest.current = next
    setValues(next)
    onType?.(next)
    draft.keep(next)
  }
  return { values, type }
}

function bindings<Values extends object>(
  values: Values,
  fieldErrors: Record<string, string>,
  set: (part: Partial<Values>) => void,
): Pick<ContractForm<Values>, 'input' | 'control'> {
  const control = <N extends Name<Values>>(name: N): Control<Values[N]> => ({
    name,
    value: values[name],
    error: fieldErrors[name],
    onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
  })
  return {
    control,
    input: (name) => {
      const { onChange, value, ...props } = control(name)
      return {
        ...props,
        value: String(value),
        onChange: (event) => onChange(event.target.value as Values[typeof name]),
      }
    },
  }
}

const without = (texts: Record<string, string>, isOut: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !isOut(name)))

/** The first field that is marked, or stands in a group that is (a choice cannot be marked itself); of the boxes of a code, the first that is empty. */
export function firstWrong(form: HTMLElement | null): HTMLElement | undefined {
  const marked = [
    ...(form?.querySelectorAll<HTMLInputElement>(
      ':is(input, select, textarea)[aria-invalid=true], fieldset[data-invalid] input',
    ) ?? []),
  ]
  const boxes = marked.filter((field) => field.closest('fieldset') !== null)
  return marked[0] === boxes[0] ? (boxes.find((box) => box.value === '') ?? boxes[0]) : marked[0]
}
