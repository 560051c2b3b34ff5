import { call } from '../../../platform/web/api.ts'
import type * as contract from '../contract.ts'

type Contract = typeof contract

// By method and path alone: a value of the contract would bring zod into the first load.
export const getProfile = call<Contract['getProfile']>('GET', '/api/employer/profile/')
export const replaceProfile = call<Contract['replaceProfile']>('PUT', '/api/employer/profile/update/')
