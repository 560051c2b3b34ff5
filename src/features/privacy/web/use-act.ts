import { useState } from 'react'
import { ApiError } from '../../../platform/web/api.ts'
import { useDataTexts } from './texts.ts'

/** Does one thing at a time and keeps what went wrong: of the whole, and of fields by their names. */
export function useAct(run: () => Promise<void>) {
  const t = useDataTexts()
  const [state, setState] = useState<{
    busy: boolean
    error?: string
    wrong: Record<string, string>
  }>({ busy: false, wrong: {} })
  const act = async () => {
    if (state.busy) return
    setState({ busy: true, wrong: {} })
    try {
      await run()
      setState({ busy: false, wrong: {} })
    } catch (error) {
      const wrong =
        error instanceof ApiError
          ? Object.fromEntries(
              Object.entries(error.errors).map(([name, said]) => [name, said.join(' ')]),
            )
          : {}
      const text =
        error instanceof ApiError
          ? error.message || t.notDone
          : error instanceof TypeError
            ? t.offline
            : t.notDone
      setState({ busy: false, wrong, ...(Object.keys(wrong).length === 0 && { error: text }) })
    }
  }
  return {
    ...state,
    act,
    refuse: (wrong: Record<string, string>) => setState({ busy: false, wrong }),
  }
}
