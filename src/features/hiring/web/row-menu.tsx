import {
  CalendarPlus,
  EllipsisVertical,
  Flag,
  History,
  MessageCircle,
  NotebookPen,
} from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, MenuButton } from '../../../ui/menu.tsx'
import { useMessage, useWriteLabel } from '../../conversations/web/index.ts'
import { useReportTexts } from '../../enquiries/web/index.ts'
import type { PipelineEntry } from '../contract.ts'
import { useListTexts } from './list-texts.ts'
import { useCalendar } from './use-calendar.ts'

export type About = 'note' | 'timeline' | 'report'

/** What there is about a candidate beside her moves. */
export function RowMenu({
  entry,
  show,
}: {
  entry: PipelineEntry
  show: (about: About, entry: PipelineEntry) => void
}) {
  const t = useListTexts()
  const { report } = useReportTexts()
  const save = useCalendar()
  const message = useMessage()
  const write = useWriteLabel()
  const { interview_id: interviewId } = entry
  return (
    <Menu
      label={t.more(entry.jobseeker_name)}
      trigger={<Icon of={EllipsisVertical} />}
      triggerClassName="hover:bg-sunken text-ink-soft"
    >
      <MenuButton icon={MessageCircle} onClick={() => message.open(entry.jobseeker_id)}>
        {write}
      </MenuButton>
      <MenuButton icon={NotebookPen} onClick={() => show('note', entry)}>
        {t.note.title}
      </MenuButton>
      <MenuButton icon={History} onClick={() => show('timeline', entry)}>
        {t.timeline.title}
      </MenuButton>
      {interviewId !== null && (
        <MenuButton icon={CalendarPlus} onClick={() => save(interviewId)}>
          {t.calendar}
        </MenuButton>
      )}
      <MenuButton icon={Flag} onClick={() => show('report', entry)}>
        {report}
      </MenuButton>
    </Menu>
  )
}
