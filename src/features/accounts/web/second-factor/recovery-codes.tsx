import { Download, Printer } from 'lucide-react'
import { saveBlob } from '../../../../platform/web/save-file.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from './copy-button.tsx'
import { useSecondFactorTexts } from './texts.ts'

/** The recovery codes, this one time. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { codes: t } = useSecondFactorTexts()
  const text = [t.fileTitle, '', ...codes, ''].join('\r\n')
  return (
    <>
      <Alert tone="warning" title={t.title} className="mb-5">
        {t.text}
      </Alert>
      <ol
        aria-label={t.list}
        dir="ltr"
        className="grid grid-cols-1 gap-2 rounded-md bg-sunken p-4 font-medium tabular-nums min-[26rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={text} label={t.copy} done={t.copied} />
        <Button
          variant="secondary"
          size="s"
          icon={Download}
          onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), `${t.file}.txt`)}
        >
          {t.save}
        </Button>
        <Button variant="secondary" size="s" icon={Printer} onClick={() => print()}>
          {t.print}
        </Button>
      </div>
      <Button wide className="mt-6" onClick={onKept}>
        {t.kept}
      </Button>
    </>
  )
}
