import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'after'> & {
  /** Names of the button that reveals and hides what was typed. */
  showLabel: string
  hideTextLabel: string
}

/** A password that can be revealed and hidden; say `autoComplete="current-password"` or `"new-password"`. */
export function PasswordField({ showLabel, hideTextLabel, ...rest }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      type={shown ? 'text' : 'password'}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      after={
        <IconButton
          icon={shown ? EyeOff : Eye}
          iconSize={18}
          label={shown ? hideTextLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
