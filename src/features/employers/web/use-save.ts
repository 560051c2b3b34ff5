import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input } from '../../../platform/shared/endpoint.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { failureText } from '../../../platform/web/failure-text.ts'
import { upload } from '../../../platform/web/upload.ts'
import { useToast } from '../../../ui/toast.tsx'
import { type EmployerProfile, replaceProfile } from '../contract.ts'
import type { Picture } from './edit-personal.tsx'
import { type FormValues, pathOf, wireOf } from './form-values.ts'
import { storeSuccess } from './stored-success.ts'
import { useTexts } from './texts.ts'
import { profileKey, rememberProfile } from './use-profile.ts'

/** What the server says is wrong, by the path of the field in the form. */
export type Wrong = Record<string, string>

interface Setup {
  profile: EmployerProfile
  picture: Picture
}

/** Saves the form; `send` gives the first field that was refused, where it was one. */
export function useSave({ profile, picture }: Setup) {
  const t = useTexts()
  const toast = useToast()
  const queries = useQueryClient()
  const [phase, setPhase] = useState<'open' | 'saving' | 'saved'>('open')
  const [error, setError] = useState<string | null>(null)
  const [wrong, setWrong] = useState<Wrong>({})

  async function send(values: FormValues, isChanged: boolean): Promise<string | undefined> {
    setError(null)
    setWrong({})
    if (!isChanged) {
      setError(t.problems.nothing)
      return undefined
    }
    setPhase('saving')
    try {
      const saved = await put(wireOf(values, profile.phone_number), picture)
      queries.setQueryData(profileKey, rememberProfile(saved))
      storeSuccess()
      toast({ text: t.toasts.dataSaved, tone: 'success', seconds: 2 })
      setPhase('saved')
      return undefined
    } catch (failure) {
      setPhase('open')
      return refuse(failure, values)
    }
  }

  /** Says what was refused: 'field: first message' for each, beside the fields too. */
  function refuse(failure: unknown, values: FormValues): string | undefined {
    if (!(failure instanceof ApiError)) {
      setError(t.problems.notSaved)
      return undefined
    }
    const refused = Object.entries(failure.errors).map(([field, messages]) => ({
      path: pathOf(field, values),
      field,
      message: messages[0] ?? '',
    }))
    if (refused.length === 0) {
      setError(failureText(failure, t.problems.notUpdated))
      return undefined
    }
    setError(
      refused.map(({ field, path, message }) => `${labelOf(path) ?? field}: ${message}`).join(', '),
    )
    setWrong(Object.fromEntries(refused.map(({ path, message }) => [path, message])))
    return refused[0]?.path
  }

  /** The name of a field as its label has it, with that of its entry. */
  function labelOf(path: string): string | undefined {
    const [list = '', place, last = ''] = path.split('.')
    const { personal, family, staff } = t
    if (place === undefined)
      return {
        ...personal,
        spouses: family.spouses,
        staff: staff.title,
        avatar: t.form.photo,
        mobile_number: personal.mobile,
      }[list]
    const number = Number(place) + 1
    if (list === 'staff')
      return `${staff.member(number)} ${{ name: staff.name, position: staff.position, joiningDate: staff.joined, endDate: staff.ended }[last] ?? ''}`.trim()
    if (list !== 'adults' && list !== 'kids' && list !== 'elders') return undefined
    return `${family.member[list](number)} ${{ gender: family.gender, age: family.age, relation: family.relation }[last] ?? ''}`.trim()
  }

  return { send, phase, error, wrong }
}

function put(wire: Record<string, unknown>, picture: Picture): Promise<EmployerProfile> {
  if (picture.kind === 'chosen') return upload(replaceProfile, wire, { avatar: picture.file })
  return api(replaceProfile, {
    ...wire,
    ...(picture.kind === 'removed' && { avatar: null }),
  } as Input<typeof replaceProfile>)
}
