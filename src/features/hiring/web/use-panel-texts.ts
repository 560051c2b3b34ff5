import { useRouteLoaderData } from 'react-router'
import { useLocale } from '../../../platform/web/texts.ts'
import type { loader } from './action-panel.page.tsx'

/** The words of the action panel, in the one language that its page's loader sent. */
export function usePanelTexts() {
  const texts = useRouteLoaderData<typeof loader>(`${useLocale()}:candidate-actions`)
  if (texts === undefined) throw new Error('the action panel stands on its own page alone')
  return texts
}
