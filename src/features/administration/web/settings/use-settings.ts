import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import {
  listSettings,
  getSetting,
  changeSetting,
  restoreSetting,
  listSettingChanges as listChanges,
} from '../../settings-contract.ts'

const topic = 'settings'
const pageSize = 10

export const useSetting = (key: string) =>
  useQuery({
    queryKey: [topic, key],
    queryFn: ({ signal }) => api(getSetting, { key }, { signal }),
    staleTime: 0,
  })

export const useSettings = (prefix: string) =>
  useQuery({
    queryKey: [topic, 'list', prefix],
    queryFn: ({ signal }) => api(listSettings, { prefix }, { signal }),
    staleTime: 0,
  })

export const useSettingChanges = (key: string, page: number) =>
  useQuery({
    queryKey: [topic, 'changes', key, page],
    queryFn: ({ signal }) => api(listChanges, { key, page, page_size: pageSize }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Saves a setting; everything that shows it is asked for again. */
export function useSaveSetting(key: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (to: { version: number; value: unknown }) => api(changeSetting, { key, ...to }),
    onSettled: () => void queries.invalidateQueries({ queryKey: [topic] }),
  })
}

export function useRestoreSetting(key: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (to: { version: number; change: number }) => api(restoreSetting, { key, ...to }),
    onSettled: () => void queries.invalidateQueries({ queryKey: [topic] }),
  })
}
