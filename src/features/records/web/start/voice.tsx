import { Mic, Square } from 'lucide-react'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useDictation } from './use-dictation.ts'
import { useStartTexts } from './use-start-texts.ts'

interface Props {
  /** `isFirst`: nothing was heard before since she pressed. */
  onWords: (words: string, isFirst: boolean) => void
  /** Said where the device can't hear; nothing by itself. */
  none?: string
}

/** Fills a text by voice, where the device has what it needs. */
export function Voice({ onWords, none }: Props) {
  const { voice: t } = useStartTexts()
  const dictation = useDictation(useLocale(), onWords)
  if (dictation === null)
    return none === undefined ? null : <p className="text-sm text-ink-soft">{none}</p>
  const { isListening, failure, start, stop } = dictation
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="secondary"
        size="l"
        wide
        icon={isListening ? Square : Mic}
        onClick={isListening ? stop : start}
      >
        {isListening ? t.stop : t.speak}
      </Button>
      {isListening && <p role="status">{t.listening}</p>}
      {failure !== null && <Alert tone="error">{t[failure]}</Alert>}
      <p className="text-sm text-ink-soft">{t.note}</p>
    </div>
  )
}
