import { failureWords } from '../platform/web/failure-words.ts'
import { useLocale } from '../platform/web/texts.ts'
import { useOnline } from '../platform/web/use-online.ts'
import { Alert } from './alert.tsx'

/** Above every page of a frame while the network is gone; a page that says more of it itself, within `data-says-offline`, stands for it. */
export function OfflineNotice() {
  const t = failureWords[useLocale()]
  return (
    !useOnline() && (
      <div className="group-has-data-says-offline/frame:hidden">
        <Alert tone="warning">
          {t.offline} {t.outOfDate}
        </Alert>
      </div>
    )
  )
}
