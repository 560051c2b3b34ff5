import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import type { Agreement } from '../contract.ts'
import { managed } from '../messages.managed.en.ts'
import { screens, words } from '../texts.ts'

export { screens as texts }
export const useTexts = textsHook(screens)
export const useTermWords = textsHook(words)
export const managedTexts = translated(managed)
const useManagedTexts = textsHook(managedTexts)

/** What is said to whoever answers: an agency of the candidate whom it stands for, a household with its own yes. */
export function useAnswerTexts(side: Agreement['side']) {
  const { answer } = useTexts()
  const managed = useManagedTexts()
  if (side === 'household') return { ...answer, yes: answer.accept, yesText: '' }
  return side === 'agency' ? { ...answer, ...managed } : answer
}
