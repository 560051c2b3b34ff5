import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import { localizedPath } from '../shared/locale.ts'
import { useLocale } from './texts.ts'

/** A link within the language of the page; `to` is the English path. */
export function LocalLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link to={localizedPath(to, useLocale())} {...props} />
}

/** A LocalLink that knows whether it is where the reader is. */
export function LocalNavLink({ to, ...props }: Omit<NavLinkProps, 'to'> & { to: string }) {
  return <NavLink to={localizedPath(to, useLocale())} {...props} />
}
