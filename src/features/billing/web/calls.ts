import { call } from '../../../platform/web/api.ts'
import type * as contract from '../contract.ts'

type Contract = typeof contract

// By method and path alone: a value of the contract would bring zod into the first load.
export const listOrders = call<Contract['listOrders']>('GET', '/api/employer/orders/')
export const listInvoices = call<Contract['listInvoices']>('GET', '/api/employer/invoices/')
export const listPlans = call<Contract['listPlans']>('GET', '/api/plans/')
export const getSubscription = call<Contract['getSubscription']>('GET', '/api/employer/subscription/')
export const getHireContact = call<Contract['getHireContact']>('GET', '/api/hires/:candidate_id/contact/')
export const payOrder = call<Contract['payOrder']>('POST', '/api/employer/orders/:id/pay/')
export const getPayment = call<Contract['getPayment']>('GET', '/api/employer/payments/:id/')
export const buyPlan = call<Contract['buyPlan']>('POST', '/api/employer/subscription/')
export const verifyInvoice = call<Contract['verifyInvoice']>('GET', '/api/invoices/:code/')
