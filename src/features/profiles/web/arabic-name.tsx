import { nameIn } from '../name-rules.ts'
import { useLocale } from '../../../platform/web/texts.ts'

/** A name as who reads Arabic writes it, where it is known. */
export function ArabicName({ name, className }: { name: string; className?: string }) {
  const said = nameIn(name, useLocale())
  return said === null ? null : <span className={className}>{said}</span>
}
