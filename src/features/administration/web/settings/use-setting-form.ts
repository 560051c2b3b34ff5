import type { FormEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useKeptForm } from '../../../../platform/web/use-kept-form.ts'
import type { SettingState } from '../../settings-contract.ts'
import type { SettingForm } from './setting-page.tsx'

/** The fields of a setting, filled by `valuesOf` and sent by `submit`; `onDone` comes once nothing is left to save. */
export function useSettingForm<T extends FieldValues>(
  { state, save }: Pick<SettingForm, 'state' | 'save'>,
  valuesOf: (state: SettingState) => T,
  onDone?: () => void,
): UseFormReturn<T> & { submit: (event: FormEvent) => void } {
  const { form, settle } = useKeptForm(`setting:${state.key}`, valuesOf(state))
  const send = form.handleSubmit((sent) =>
    save(sent, (saved) => {
      if (settle(sent, valuesOf(saved))) onDone?.()
    }),
  )
  return { ...form, submit: (event) => void send(event) }
}
