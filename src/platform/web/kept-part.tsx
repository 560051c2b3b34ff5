import { createContext, type ReactNode, useContext } from 'react'
import { useLocale } from './texts.ts'

/** On the server, the parts of a page whose HTML is kept: the place of what was kept under a key, else the marks between which it is about to stand. */
export interface KeptParts {
  find: (key: string) => string | undefined
  place: (key: string) => { from: string; to: string }
}
export const KeptPartsContext = /* @__PURE__ */ createContext<KeptParts | undefined>(undefined)

interface Props {
  /** All that it is drawn from, beside the language and what is the same for everyone; without it, it is drawn each time. */
  of: unknown
  className: string
  children: ReactNode
}

/** An item of a list whose HTML the server keeps; in the browser an item like any other. */
export function KeptItem({ of, className, children }: Props) {
  // oxlint-disable-next-line react/rules-of-hooks -- the same for as long as the program runs
  const parts = import.meta.env.SSR ? useContext(KeptPartsContext) : undefined
  const locale = useLocale()
  const key = parts && of !== undefined ? `${locale} ${JSON.stringify(of)}` : undefined
  if (parts === undefined || key === undefined) return <li className={className}>{children}</li>
  const html = parts.find(key)
  if (html !== undefined)
    return <li className={className} dangerouslySetInnerHTML={{ __html: html }} />
  const { from, to } = parts.place(key)
  return (
    <li className={className}>
      <i id={from} />
      {children}
      <i id={to} />
    </li>
  )
}
