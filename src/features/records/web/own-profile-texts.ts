import { textsHook } from '../../../platform/web/texts.ts'
import { area as ar } from '../messages.own-profile.ar.ts'
import { area as en } from '../messages.own-profile.en.ts'
import { kept as keptAr } from '../messages.managed.ar.ts'
import { kept as keptEn } from '../messages.managed.en.ts'
import { useDataSource } from './profile-data-source.ts'

export const areaTexts = { en, ar }
const useOwnTexts = textsHook(areaTexts)
const useManagedTexts = textsHook({ en: keptEn, ar: keptAr })

/** The area's words: to a job seeker of herself, to an agency of a candidate. */
export function useAreaTexts(): typeof en {
  const own = useOwnTexts()
  const managed = useManagedTexts()
  return useDataSource().recordId === null ? own : managed
}
