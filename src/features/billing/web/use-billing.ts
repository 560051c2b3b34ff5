import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useOutletContext } from 'react-router'
import { api } from '../../../platform/web/browser-api.ts'
import { getSubscription, listInvoices, listOrders, listPlans } from '../contract.ts'

export const ordersKey = ['orders'] as const
const invoicesKey = ['invoices']
// Another household's hire closes an order: what is shown must not be old.
const staleTime = 30_000

export const useOrders = () =>
  useQuery({
    queryKey: ordersKey,
    queryFn: ({ signal }) => api(listOrders, {}, { signal }),
    staleTime,
    meta: { live: ['claims'] },
  })

export const useInvoices = () =>
  useQuery({
    queryKey: invoicesKey,
    queryFn: ({ signal }) => api(listInvoices, {}, { signal }),
    staleTime,
    meta: { live: ordersKey },
  })

export const useSubscription = () =>
  useQuery({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => api(getSubscription, {}, { signal }),
    staleTime,
  })

export const usePlans = () =>
  useQuery({ queryKey: ['plans'], queryFn: ({ signal }) => api(listPlans, {}, { signal }) })

/** What the dashboard around these screens lends them: the words for a candidate, of whom billing knows nothing, and her name as its reader writes it. */
export interface BillingContext {
  words: {
    position: (value: string | null, gender: string | null) => string
    nationality: (value: string | null) => string
  }
  NameBeside: ComponentType<{ name: string; className?: string }>
}

export const useLent = (): BillingContext => useOutletContext<BillingContext>()

export const useWords = (): BillingContext['words'] => useLent().words
