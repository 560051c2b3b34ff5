import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { useAction } from '../../../../ui/use-action.ts'
import type { OptInWay } from '../../channel-choices.ts'
import { chooseWhatsApp, getWhatsApp } from '../../channel-contract.ts'
import { useSettingsTexts } from './texts.ts'

/** Whether there is WhatsApp here, and whether the reader wants it. */
export const whatsAppQuery = {
  queryKey: ['whatsapp'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api(getWhatsApp, {}, { signal }),
}

/** Switches WhatsApp on or off; `by` is where she said so. */
export function useWhatsApp(by: OptInWay) {
  const queries = useQueryClient()
  const { failed } = useSettingsTexts().ways.whatsapp
  return useAction((isOn: boolean) => api(chooseWhatsApp, { is_on: isOn, by }), {
    failed,
    inPlace: true,
    onDone: (chosen) => queries.setQueryData(whatsAppQuery.queryKey, chosen),
  })
}
