import { useState } from 'react'
import { Queries } from '../../../../platform/web/query.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useMeetingTexts } from '../list-texts.ts'
import { type MeetingTime, toggled } from './times.ts'
import { type LoadTaken, TimesPicker } from './times-picker.tsx'

/** Up to three other times, proposed by whoever came by a link. */
export function LinkedCounter({
  zone,
  load,
  busy,
  onSend,
}: {
  zone: string | null
  load: LoadTaken
  busy: boolean
  onSend: (times: MeetingTime[]) => void
}) {
  const { counter, grid } = useMeetingTexts()
  const [chosen, setChosen] = useState<MeetingTime[]>([])
  return (
    <Queries>
      <TimesPicker
        times={chosen}
        onToggle={(time) => setChosen(toggled(chosen, time))}
        load={load}
        of={['link']}
        zone={zone}
        hint={grid.counterHint}
      />
      <Button busy={busy} disabled={chosen.length === 0} onClick={() => onSend(chosen)}>
        {counter.send}
      </Button>
    </Queries>
  )
}
