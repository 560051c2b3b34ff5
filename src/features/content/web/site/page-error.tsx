import { Brand } from './brand.tsx'
import { ErrorMessage } from './error-message.tsx'
import { LanguageSwitch } from './language-switch.tsx'

/** A whole page for what went wrong, where not even the layout can be relied on. */
export function PageError({ status }: { status: number }) {
  return (
    <>
      <header className="mx-auto flex min-h-18 max-w-page items-center justify-between px-4 sm:px-6">
        <Brand />
        <LanguageSwitch />
      </header>
      <main>
        <ErrorMessage status={status} />
      </main>
    </>
  )
}
