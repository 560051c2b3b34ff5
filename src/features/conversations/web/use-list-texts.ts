import { useMoreTexts } from './more-texts.ts'
import { useTexts } from './texts.ts'

/** The words of the list of conversations. */
export function useListTexts() {
  const { list } = useTexts()
  const { overview } = useMoreTexts()
  return { ...list, ...overview }
}
