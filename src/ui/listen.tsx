import { useAloudWords } from '../platform/web/aloud-words.ts'
import { ReadAloudIcon } from './read-aloud.tsx'

/** The speaker of the `[data-aloud]` around it, with its words; pages that don't bring the voice anyway fetch it apart. */
export const Listen = (props: { of?: string; className?: string }) => (
  <ReadAloudIcon texts={useAloudWords()} {...props} />
)
