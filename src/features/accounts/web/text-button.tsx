import type { ComponentProps } from 'react'
import { classNames } from '../../../ui/class-names.ts'

/** A button that stands in a line of text like a link. */
export const TextButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button
    type="button"
    className={classNames(
      'hit font-medium text-accent underline-offset-4 hover:underline disabled:opacity-50',
      className,
    )}
    {...rest}
  />
)
