import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { LocalLink } from '../platform/web/local-link.tsx'
import { Icon } from './icon.tsx'

/** Above a page: the way back to the list that it belongs to. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <LocalLink to={to} className="link inline-flex min-h-11 items-center gap-1.5">
    <Icon of={ArrowLeft} size={18} directional />
    {children}
  </LocalLink>
)
