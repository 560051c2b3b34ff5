import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { call } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import type * as contract from '../contract.ts'

type Contract = typeof contract
const listOrders = call<Contract['listOrders']>('GET', '/api/employer/orders/')
const listInvoices = call<Contract['listInvoices']>('GET', '/api/employer/invoices/')
const listPlans = call<Contract['listPlans']>('GET', '/api/plans/')
const getSubscription = call<Contract['getSubscription']>('GET', '/api/employer/subscription/')

export const ordersKey = ['orders']
const invoicesKey = ['invoices']
// Another household's hire closes an order: what is shown must not be old.
const staleTime = 30_000

export const useOrders = () => useQuery({ queryKey: ordersKey, queryFn: ({ signal }) => api(listOrders, {}, { signal }), staleTime })

export const useInvoices = () =>
  useQuery({ queryKey: invoicesKey, queryFn: ({ signal }) => api(listInvoices, {}, { signal }), staleTime, meta: { live: ordersKey } })

export const useSubscription = () =>
  useQuery({ queryKey: ['subscription'], queryFn: ({ signal }) => api(getSubscription, {}, { signal }), staleTime })

export const usePlans = () => useQuery({ queryKey: ['plans'], queryFn: ({ signal }) => api(listPlans, {}, { signal }) })

/** What the dashboard around these screens lends them: the words for a candidate, of whom billing knows nothing. */
export interface BillingContext {
  words: { position: (value: string | null) => string; nationality: (value: string | null) => string }
}

export const useWords = (): BillingContext['words'] => useOutletContext<BillingContext>().words
