import { call } from '../../../platform/web/api.ts'
import type * as contract from '../contract.ts'

type Contract = typeof contract

// By method and path alone: a value of the contract would bring zod into the first load.
export const getNeeds = call<Contract['getNeeds']>('GET', '/api/employer/needs/')
export const saveNeeds = call<Contract['saveNeeds']>('PUT', '/api/employer/needs/')
export const listMatches = call<Contract['listMatches']>('GET', '/api/employer/matches/')
