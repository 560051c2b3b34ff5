import { useLocale } from '../../../platform/web/texts.ts'
import { useToast } from '../../../ui/toast.tsx'
import { saveCalendar } from './calendar.ts'
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
