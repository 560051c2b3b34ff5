import { Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { saveBlob } from '../../../../platform/web/save-file.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { OpenedPaper } from './use-paper-file.ts'
import { useConsoleTexts } from './texts.ts'

const steps = [1, 1.5, 2, 3, 4]

/** The private paper itself: a picture with zoom and rotation, a PDF in the browser's own reader; what no browser shows is saved. */
export function PaperViewer({ file, title }: { file: OpenedPaper; title: string }) {
  const t = useConsoleTexts().papers.viewer
  const canShow =
    file.type.startsWith('image/') ||
    (file.type === 'application/pdf' && navigator.pdfViewerEnabled)
  if (!canShow)
    return (
      <Frame>
        <div className="grid h-full place-items-center gap-4 p-6 text-center">
          <p className="max-w-prose text-ink-soft">{t.cannotShow}</p>
          <Button
            variant="secondary"
            icon={Download}
            onClick={() => saveBlob(file.blob, file.name)}
          >
            {t.save}
          </Button>
        </div>
      </Frame>
    )
  if (file.type === 'application/pdf')
    return (
      <Frame>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- in a sandbox the browser's own reader of PDF stays empty */}
        <iframe src={`${file.url}#navpanes=0&view=FitH`} title={title} className="size-full" />
      </Frame>
    )
  return <Picture url={file.url} title={title} />
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="h-[55dvh] overflow-clip rounded-md border border-line bg-sunken lg:h-full lg:min-h-[28rem]">
    {children}
  </div>
)

function Picture({ url, title }: { url: string; title: string }) {
  const t = useConsoleTexts().papers.viewer
  const [step, setStep] = useState(0)
  const [turns, setTurns] = useState(0)
  const zoom = steps[step] ?? 1
  return (
    <Frame>
      <div className="flex h-full flex-col">
        <div
          role="toolbar"
          aria-label={t.tools}
          className="flex shrink-0 items-center justify-center gap-1 border-b border-line bg-surface"
        >
          <IconButton
            icon={ZoomOut}
            label={t.zoomOut}
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
          />
          <output aria-label={t.zoom} className="w-14 text-center text-sm tabular-nums">
            {formatNumber(zoom * 100)}%
          </output>
          <IconButton
            icon={ZoomIn}
            label={t.zoomIn}
            disabled={step === steps.length - 1}
            onClick={() => setStep(step + 1)}
          />
          <IconButton icon={RotateCw} label={t.rotate} onClick={() => setTurns((turns + 1) % 4)} />
        </div>
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
          tabIndex={0}
          role="region"
          aria-label={title}
          className="min-h-0 grow overflow-auto outline-offset-[-3px]"
        >
          <img
            src={url}
            alt={title}
            style={{
              width: `${zoom * 100}%`,
              height: `${zoom * 100}%`,
              rotate: `${turns * 90}deg`,
            }}
            className="max-w-none object-contain"
          />
        </div>
      </div>
    </Frame>
  )
}
