import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import { Queries } from '../../../../platform/web/query.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useMeetingTexts } from '../list-texts.ts'
import { type MeetingTime, toggled } from './times.ts'
import { type LoadTaken, TimesPicker } from './times-picker.tsx'

/** Up to three other times, proposed by whoever came by a link. */
export function LinkedCounter({
  offered,
  zone,
  load,
  busy,
  onSend,
}: {
  /** The times of the invitation. */
  offered: MeetingTime[]
  zone: string | null
  load: LoadTaken
  busy: boolean
  onSend: (times: MeetingTime[]) => void
}) {
  const { counter, grid } = useMeetingTexts()
  const {
    typed: chosen,
    type,
    forget,
  } = useTypedDraft<MeetingTime[]>(`counter-times:${JSON.stringify(offered)}`, [])
  const send = () => {
    forget()
    onSend(chosen)
  }
  return (
    <Queries>
      <TimesPicker
        times={chosen}
        onToggle={(time) => type(toggled(chosen, time))}
        load={load}
        of={['link']}
        zone={zone}
        hint={grid.counterHint}
      />
      <Button busy={busy} disabled={chosen.length === 0} onClick={send}>
        {counter.send}
      </Button>
    </Queries>
  )
}
