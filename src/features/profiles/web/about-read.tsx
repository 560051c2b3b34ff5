import { useLocale } from '../../../platform/web/texts.ts'
import { writtenElsewhere } from './written-elsewhere.ts'
import { AboutWords } from './about-words.tsx'

interface Props {
  text: string
  /** Whose translation can be had; nobody's where it is left out. */
  id?: number | undefined
  className: string
}

/** Her words: in the reader's own language as they are, in another marked with it and translated where that can be had. */
export function AboutRead({ text, id, className }: Props) {
  const written = writtenElsewhere(text, useLocale())
  return written === null ? (
    <p dir="auto" className={className}>
      {text}
    </p>
  ) : (
    <AboutWords
      id={id ?? 0}
      text={text}
      written={written}
      may={id !== undefined}
      className={className}
    />
  )
}
