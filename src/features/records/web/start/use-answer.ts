import { useState } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { useDraft } from '../../../../platform/web/form-draft.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { useAction } from '../../../../ui/use-action.ts'
import type { OwnProfile } from '../../../profiles/own-profile-contract.ts'
import { fieldsText } from '../failure.ts'
import { useAreaTexts } from '../own-profile-texts.ts'
import { useDataSource } from '../profile-data-source.ts'
import type { ProfileWire } from '../profile-form.ts'
import { useKeepProfile } from '../use-profile.ts'
import { draftOf } from './use-kept-answer.ts'
import { pathOf, type Question, screens } from './questions.ts'

export interface Answer {
  profile: OwnProfile
  busy: boolean
  /** Saves an answer and goes on; without one it only goes on. */
  answer: (change?: ProfileWire) => void
}

/** Saves the answer to a question and leads to the next one; what failed can be tried again. */
export function useAnswer(question: Question, profile: OwnProfile) {
  const { fields, saveFailed } = useAreaTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const keep = useKeepProfile()
  const source = useDataSource()
  const draft = useDraft(draftOf(question))
  const goOn = () => {
    const next = screens[screens.indexOf(question) + 1] ?? 'publish'
    void navigate(localizedPath(pathOf(next), locale))
  }
  // The first save publishes unless it says otherwise: she is asked at the end.
  const { run, busy, error, refusal } = useAction(
    (change: ProfileWire) => source.saveProfile({ ...(profile.is_unsaved && asDraft), ...change }),
    {
      failed: saveFailed,
      inPlace: true,
      onDone: (saved) => {
        keep(saved)
        draft.forget()
        goOn()
      },
    },
  )
  const [sent, setSent] = useState<ProfileWire>({})
  const answer = (change?: ProfileWire) => {
    if (busy) return
    if (change === undefined) return goOn()
    setSent(change)
    void run(change)
  }
  const failed =
    error === undefined ? undefined : { change: sent, text: fieldsText(refusal, fields) || error }
  return { busy, failed, answer }
}

/** Kept, and not shown yet. */
export const asDraft = { is_published: false }
