import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'
import { Icon, type LucideIcon } from './icon.tsx'

const leftToRight = ['tel', 'email', 'url', 'password', 'number']

type Props = Omit<ComponentProps<'input'>, 'size'> &
  FieldTexts & {
    icon?: LucideIcon
    /** A control or word joined to the start of the field, such as a dial code. */
    before?: ReactNode
    /** A control inside the end of the field, 44 px wide. */
    after?: ReactNode
    fieldClassName?: string
  }

/** One line of text; the properties of an input pass through, `register()` of react-hook-form included. */
export function TextField({
  label,
  hint,
  error,
  note,
  hideLabel,
  icon,
  before,
  after,
  type = 'text',
  className,
  fieldClassName,
  ...rest
}: Props) {
  const foreign = leftToRight.includes(type)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      note={note}
      hideLabel={hideLabel}
      className={fieldClassName}
    >
      {(control) => (
        <div className="flex items-center gap-2">
          {before}
          <div className="relative min-w-0 grow">
            {icon !== undefined && (
              <Icon
                of={icon}
                className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-faint"
              />
            )}
            <input
              type={type}
              dir={foreign ? 'ltr' : undefined}
              className={classNames(
                controlClass,
                'h-11',
                icon === undefined ? 'px-3.5' : 'ps-10 pe-3.5',
                icon !== undefined && foreign && 'rtl:ps-3.5 rtl:pe-10',
                after !== undefined && (foreign ? 'pe-11 rtl:ps-11 rtl:pe-3.5' : 'pe-11'),
                foreign && 'rtl:text-end',
                className,
              )}
              {...control}
              {...rest}
            />
            {after !== undefined && (
              <div className="absolute inset-y-0 end-0 flex w-11 items-center justify-center">
                {after}
              </div>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
