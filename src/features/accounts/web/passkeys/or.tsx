import { usePasskeyTexts } from '../second-factor/texts.ts'

/** Between two ways to do the same. */
export function Or() {
  const { signIn: t } = usePasskeyTexts()
  return (
    <p className="flex items-center gap-3 text-sm text-ink-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {t.or}
    </p>
  )
}
