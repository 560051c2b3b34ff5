import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input } from '../../../platform/shared/endpoint.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { upload } from '../../../platform/web/upload.ts'
import { useAction } from '../../../ui/use-action.ts'
import { type EmployerProfile, replaceProfile } from '../contract.ts'
import type { Picture } from './edit-personal.tsx'
import { type FormValues, pathOf, wireOf } from './form-values.ts'
import { storeSuccess } from './stored-success.ts'
import { useTexts } from './texts.ts'
import { profileKey, rememberProfile } from './use-profile.ts'

/** What the server says is wrong, by the path of the field in the form. */
export type FieldErrors = Record<string, string>

interface Setup {
  profile: EmployerProfile
  picture: Picture
}

interface Refused {
  path: string
  field: string
  message: string
}

/** Saves the form; `send` gives the first field that was refused, where it was one. */
export function useSave({ profile, picture }: Setup) {
  const t = useTexts()
  const queries = useQueryClient()
  const [isNothing, setIsNothing] = useState(false)
  const [refused, setRefused] = useState<Refused[]>([])
  const save = useAction(
    ({ values, found }: { values: FormValues; found: Refused[] }) =>
      put(wireOf(values, profile.phone_number), picture).catch((failure: unknown) => {
        found.push(...refusedBy(failure, values))
        throw failure
      }),
    {
      failed: t.problems.notUpdated,
      toast: { text: t.toasts.dataSaved, tone: 'success', seconds: 2 },
      onDone: (saved) => {
        queries.setQueryData(profileKey, rememberProfile(saved))
        storeSuccess()
      },
      inPlace: true,
    },
  )

  async function send(values: FormValues, isChanged: boolean): Promise<string | undefined> {
    const found: Refused[] = []
    setIsNothing(!isChanged)
    if (isChanged) await save.run({ values, found })
    setRefused(found)
    return found[0]?.path
  }

  /** What was refused: 'field: first message' for each, beside the fields too. */
  function errorText(): string | null {
    if (isNothing) return t.problems.nothing
    if (save.error === undefined) return null
    if (save.refusal === null) return t.problems.notSaved
    return (
      refused
        .map(({ field, path, message }) => `${labelOf(path, t) ?? field}: ${message}`)
        .join(', ') || save.error
    )
  }

  const phase = save.busy ? 'saving' : save.result === undefined ? 'open' : 'saved'
  const fieldErrors: FieldErrors = Object.fromEntries(
    save.error === undefined ? [] : refused.map(({ path, message }) => [path, message]),
  )
  return { send, phase, error: errorText(), fieldErrors } as const
}

/** The name of a field as its label has it, with that of its entry. */
function labelOf(path: string, t: ReturnType<typeof useTexts>): string | undefined {
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

const refusedBy = (failure: unknown, values: FormValues): Refused[] =>
  Object.entries(failure instanceof ApiError ? failure.errors : {}).map(([field, messages]) => ({
    path: pathOf(field, values),
    field,
    message: messages[0] ?? '',
  }))

function put(wire: Record<string, unknown>, picture: Picture): Promise<EmployerProfile> {
  if (picture.kind === 'chosen') return upload(replaceProfile, wire, { avatar: picture.file })
  return api(replaceProfile, {
    ...wire,
    ...(picture.kind === 'removed' && { avatar: null }),
  } as Input<typeof replaceProfile>)
}
