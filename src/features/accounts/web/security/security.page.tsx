import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../../platform/shared/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { accountTexts, useAccountTexts } from '../account/texts.ts'
import { Devices } from '../devices/devices.tsx'
import { openChangePassword } from '../open-dialog.ts'
import { PasskeyList } from '../passkeys/passkey-list.tsx'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import { passkeyTexts, usePasskeyTexts, useSecurityTexts } from '../second-factor/texts.ts'
import { FactorSummary } from './factor-summary.tsx'
import { SecurityHistory } from './security-history.tsx'

export const meta: MetaFunction = ({ location }) => {
  const locale = localeOfPath(location.pathname)
  return [
    { title: accountTexts[locale].metaTitle(passkeyTexts[locale].page.title) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** All that lets one in: password, passkeys, second factor, and where one is signed in. */
export default function SecurityPage() {
  const t = usePasskeyTexts()
  const account = useAccountTexts()
  const history = useSecurityTexts()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes !== null)
    return (
      <Card title={t.page.title}>
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      </Card>
    )
  return (
    <>
      <h1 className="mb-6 text-3xl">{t.page.title}</h1>
      <div className="space-y-6">
        <Part title={t.passkeys.title} text={t.passkeys.text}>
          <PasskeyList onCodes={setCodes} />
        </Part>
        <Part title={t.factor.title} text={t.factor.text}>
          <FactorSummary />
        </Part>
        <Part title={account.password.title} text={account.password.text}>
          <Button
            variant="secondary"
            icon={KeyRound}
            aria-haspopup="dialog"
            onClick={openChangePassword}
          >
            {account.password.change}
          </Button>
        </Part>
        <Part title={account.devices.title} text={account.devices.text}>
          <Devices />
        </Part>
        <Part title={history.title} text={history.text}>
          <SecurityHistory />
        </Part>
      </div>
    </>
  )
}

const Part = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Card title={title}>
    <p className="-mt-3 mb-4 text-ink-soft">{text}</p>
    {children}
  </Card>
)
