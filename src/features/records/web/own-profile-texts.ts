import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { area as en } from '../messages.own-profile.en.ts'
import { kept as keptEn } from '../messages.managed.en.ts'
import { useDataSource } from './profile-data-source.ts'

export const areaTexts = translated(en)
const useOwnTexts = textsHook(areaTexts)
const useManagedTexts = textsHook(translated(keptEn))

/** The area's words: to a job seeker of herself, to an agency of a candidate. */
export function useAreaTexts(): typeof en {
  const own = useOwnTexts()
  const managed = useManagedTexts()
  return useDataSource().recordId === null ? own : managed
}
