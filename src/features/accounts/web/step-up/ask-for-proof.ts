import { useSyncExternalStore } from 'react'
import type { StepUpOffer } from '../../../../platform/shared/errors.ts'

interface ProofRequest {
  offer: StepUpOffer
  settle: (isProved: boolean) => void
}

let asking: Promise<boolean> | null = null
let asked: ProofRequest | null = null
const listeners = new Set<() => void>()

function ask(request: ProofRequest | null): void {
  asked = request
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The question who she is that waits for an answer; null when none does. */
export const useProofRequest = (): ProofRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  )

/** Whether she proved who she is, when that is what the refusal asks for; calls refused at once ask once. */
export async function askForProof(refusal: Response): Promise<boolean> {
  const body = (await refusal
    .clone()
    .json()
    .catch(() => null)) as { code?: string; step_up?: StepUpOffer } | null
  const offer = body?.code === 'STEP_UP_REQUIRED' ? body.step_up : undefined
  if (offer === undefined) return false
  asking ??= new Promise<boolean>((resolve) =>
    ask({
      offer,
      settle: (isProved) => {
        asking = null
        ask(null)
        resolve(isProved)
      },
    }),
  )
  return asking
}
