import type { ReactNode } from 'react'

/** Text for readers of the screen only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="sr-only">{children}</span>
