import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import {
  listSettings,
  getSetting,
  listSettingChanges as listChanges,
} from '../../settings-contract.ts'

/** The first part of the key of everything that shows settings. */
export const settingsTopic = 'settings'
const pageSize = 10

export const useSetting = (key: string) =>
  useQuery({
    queryKey: [settingsTopic, key],
    queryFn: ({ signal }) => api(getSetting, { key }, { signal }),
    staleTime: 0,
  })

export const useSettings = (prefix: string) =>
  useQuery({
    queryKey: [settingsTopic, 'list', prefix],
    queryFn: ({ signal }) => api(listSettings, { prefix }, { signal }),
    staleTime: 0,
  })

export const useSettingChanges = (key: string, page: number) =>
  useQuery({
    queryKey: [settingsTopic, 'changes', key, page],
    queryFn: ({ signal }) => api(listChanges, { key, page, page_size: pageSize }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
