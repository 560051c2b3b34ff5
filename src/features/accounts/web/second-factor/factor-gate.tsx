import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { rememberReturn } from '../sign-in/return-to.ts'
import { secondFactorPath, secondFactorQuery } from './second-factor-state.ts'

/** Opens what is behind it to a session that needs no second factor or has given it, and leads any other to where it is given. */
export function FactorGate({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { data, isError } = useQuery(secondFactorQuery)
  const isShut = data?.is_demanded === true
  useEffect(() => {
    if (!isShut) return
    rememberReturn()
    void navigate(localizedPath(secondFactorPath, locale), { replace: true })
  }, [isShut, navigate, locale])
  // What it guards says itself that it can't be had.
  return (data !== undefined && !isShut) || isError ? children : waiting
}
