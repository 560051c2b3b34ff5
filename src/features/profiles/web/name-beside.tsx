import { Suspense } from 'react'
import { languageOf } from '../../../platform/shared/locales.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

// The table of names is fetched by those who read it.
const ArabicName = lazyPart(() => import('./arabic-name.tsx'), 'ArabicName')

/** Beside or below a name in Latin letters the same name as its reader writes it, where it is known; nothing otherwise. */
export function NameBeside({ name, className }: { name: string; className?: string }) {
  if (languageOf(useLocale()).script !== 'Arabic') return null
  return (
    <Suspense>
      <ArabicName name={name} {...(className !== undefined && { className })} />
    </Suspense>
  )
}
