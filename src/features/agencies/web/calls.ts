import { call } from '../../../platform/web/api.ts'
import type * as contract from '../office-contract.ts'

type Contract = typeof contract

// What visitors call: without the contract's schemas, for which their browsers have no use.
export const sendAgencyCode = call<Contract['sendAgencyCode']>('POST', '/api/agency/auth/send-otp/')
export const registerAgency = call<Contract['registerAgency']>('POST', '/api/agency/auth/register/')
export const getInvitation = call<Contract['getInvitation']>('GET', '/api/agency/join/:token/')
export const joinAgency = call<Contract['joinAgency']>('POST', '/api/agency/join/')
export const sendJoinCode = call<Contract['sendJoinCode']>('POST', '/api/agency/join/send-otp/')
