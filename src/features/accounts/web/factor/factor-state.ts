import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/web/api.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import type * as contract from '../../factor-contract.ts'

type Contract = typeof contract

const getSecondFactor = call<Contract['getSecondFactor']>('GET', '/api/admin/auth/second-factor/')
export const startSecondFactor = call<Contract['startSecondFactor']>('POST', '/api/admin/auth/second-factor/start/')
export const confirmSecondFactor = call<Contract['confirmSecondFactor']>('POST', '/api/admin/auth/second-factor/confirm/')
export const giveSecondFactor = call<Contract['giveSecondFactor']>('POST', '/api/admin/auth/second-factor/give/')
export const renewRecoveryCodes = call<Contract['renewRecoveryCodes']>('POST', '/api/admin/auth/second-factor/recovery-codes/')
export const turnOffSecondFactor = call<Contract['turnOffSecondFactor']>('POST', '/api/admin/auth/second-factor/off/')

/** How the operator's second factor stands; it decides whether the console opens. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => api(getSecondFactor, {}, { signal }),
})

/** Where the second factor is set up, given and changed. */
export const secondFactorPath = '/admin/second-factor'
