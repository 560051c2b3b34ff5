import type { Locale } from '../../../platform/shared/locales.ts'
import { fetchSignedIn } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { useToast } from '../../../ui/toast.tsx'
import { useListTexts } from './list-texts.ts'

/** Saves an interview's calendar file, and says so when that fails. */
export function useCalendar(): (interviewId: number) => void {
  const t = useListTexts()
  const locale = useLocale()
  const toast = useToast()
  return (interviewId) =>
    void saveCalendar(interviewId, locale).catch(() =>
      toast({ text: t.calendarFailed, tone: 'error' }),
    )
}

/** Fetches an interview as a calendar file and saves it; throws when it can't be had. */
async function saveCalendar(interviewId: number, locale: Locale): Promise<void> {
  const response = await fetchSignedIn(`/api/interviews/${interviewId}/calendar/`, {
    headers: { 'accept-language': locale },
  })
  if (!response.ok) throw new Error(`the calendar was refused with ${response.status}`)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = `interview-${interviewId}.ics`
  link.click()
  // The browser has to begin reading before the address goes.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
