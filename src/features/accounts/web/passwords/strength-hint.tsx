import { classNames } from '../../../../ui/class-names.ts'
import { passwordStrength } from './password-strength.ts'
import { useTexts } from '../texts.ts'

const colours = ['bg-danger', 'bg-amber', 'bg-gulf', 'bg-palm']

/** How strong a password is that is being chosen; nothing until one is typed. */
export function StrengthHint({ password }: { password: string }) {
  const t = useTexts()
  const strength = passwordStrength(password)
  return (
    <div role="status" className="mt-1.5 empty:hidden">
      {password !== '' && (
        <>
          <div aria-hidden className="grid grid-cols-4 gap-1">
            {colours.map((colour, index) => (
              <span
                key={colour}
                className={classNames(
                  'h-1 rounded-full',
                  index <= strength ? colours[strength] : 'bg-line',
                )}
              />
            ))}
          </div>
          <p className="mt-1 text-sm text-ink-soft">
            {t.form.strengthIs(t.form.strength[strength] ?? '')}
          </p>
        </>
      )}
    </div>
  )
}
