import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import type { FormFailure } from './use-contract-form.ts'

/** What is wrong with a form as a whole, read out each time it is said. */
export function FormError({
  error,
  action,
  className,
}: {
  error: FormFailure | null
  action?: ReactNode
  className?: string
}) {
  if (error === null) return null
  return (
    <Alert key={error.count} tone="error" action={action} className={className}>
      {error.text}
    </Alert>
  )
}
