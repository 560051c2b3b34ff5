import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../platform/web/browser-api.ts'
import { useAction } from '../../../../ui/use-action.ts'
import { getPush, subscribeToPush, unsubscribeFromPush } from '../../channel-contract.ts'
import { canPush, closePush, isDenied, openPush, ownEndpoint } from './browser-push.ts'

export type PushState = 'loading' | 'failed' | 'unsupported' | 'denied' | 'off' | 'on'

const key = ['push']

/** Whether this browser is told of one's notices, and the way to change that. */
export function usePush(failed: string) {
  const queries = useQueryClient()
  const [wasDenied, setDenied] = useState(false)
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      if (!canPush()) return null
      const endpoint = await ownEndpoint()
      return api(getPush, endpoint === undefined ? {} : { endpoint }, { signal })
    },
  })
  const { run, busy, error } = useAction(
    async (isOn: boolean) => {
      if (!isOn) {
        const endpoint = await ownEndpoint()
        await closePush()
        return endpoint === undefined ? undefined : api(unsubscribeFromPush, { endpoint })
      }
      const { public_key } = data ?? (await api(getPush, {}))
      const address = await openPush(public_key)
      setDenied(address === null)
      return address === null ? undefined : api(subscribeToPush, address)
    },
    { failed, inPlace: true, onDone: () => queries.invalidateQueries({ queryKey: key }) },
  )
  /** She is told in one of her browsers, if not in this one. */
  const isAnywhere = (data?.browsers ?? 0) > 0
  const others = (data?.browsers ?? 0) - (data?.is_told ? 1 : 0)
  return { state: stateOf(), isAnywhere, others, run, busy, error }

  function stateOf(): PushState {
    if (data === undefined) return isError ? 'failed' : 'loading'
    if (data === null) return 'unsupported'
    if (wasDenied || isDenied()) return 'denied'
    return data.is_told ? 'on' : 'off'
  }
}
