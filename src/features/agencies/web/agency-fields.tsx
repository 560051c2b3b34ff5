import type { ComponentProps } from 'react'
import { DateField } from '../../../ui/date-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { usePageTexts } from './page-texts.ts'

/** What an office says of itself when it applies. */
export const noAgency = { agency_name: '', licence_number: '', expires_on: '' }
export type AgencyDetails = typeof noAgency

/** The first thing that is missing; null when it is whole. */
export function agencyErrors(
  details: AgencyDetails,
  { apply, licence }: ReturnType<typeof usePageTexts>,
): Partial<Record<keyof AgencyDetails, string>> | null {
  if (details.agency_name.trim() === '') return { agency_name: apply.agencyMissing }
  if (details.licence_number.trim() === '') return { licence_number: licence.numberMissing }
  return details.expires_on === '' ? { expires_on: licence.dateMissing } : null
}

/** Its fields; `of` binds one of them by its name. */
export function AgencyFields({
  of,
}: {
  of: (name: keyof AgencyDetails) => Omit<ComponentProps<typeof TextField>, 'label'>
}) {
  const { apply: t } = usePageTexts()
  return (
    <>
      <TextField
        {...of('agency_name')}
        label={t.agency}
        autoComplete="organization"
        dir="auto"
        maxLength={120}
      />
      <TextField {...of('licence_number')} label={t.number} dir="auto" maxLength={40} />
      <DateField {...of('expires_on')} label={t.until} />
    </>
  )
}
