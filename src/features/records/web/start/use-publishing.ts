import { useAction } from '../../../../ui/use-action.ts'
import { useAreaTexts } from '../own-profile-texts.ts'
import { useDataSource } from '../profile-data-source.ts'
import { useKeepProfile } from '../use-profile.ts'

/** Shows somebody to households, or hides her; a toast says that it is done. */
export function usePublishing(options: { inPlace?: boolean; onDone?: () => void } = {}) {
  const { publish: t, saveFailed } = useAreaTexts()
  const keep = useKeepProfile()
  const source = useDataSource()
  return useAction((is_published: boolean) => source.saveProfile({ is_published }), {
    failed: saveFailed,
    toast: (_, isShown) => (isShown ? t.published : t.unpublished),
    ...options,
    onDone: (saved) => {
      keep(saved)
      options.onDone?.()
    },
  })
}
