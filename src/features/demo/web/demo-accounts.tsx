import { Building2, House, ShieldCheck, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { storeSession, useSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { rulesOf } from '../../accounts/role-rules.ts'
import { type Demo, signInToDemo } from '../contract.ts'
import { useTexts } from './texts.ts'

type Role = Demo['accounts'][number]['role']

const icons = { employer: House, jobseeker: UserRound, agency: Building2, admin: ShieldCheck }

/** The accounts to try; one click signs in and goes to the first page of the role. */
export function DemoAccounts({ accounts }: Pick<Demo, 'accounts'>) {
  const { accounts: t } = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<Role | null>(null)
  const [failed, setFailed] = useState(false)

  async function signIn(role: Role) {
    setBusy(role)
    setFailed(false)
    try {
      storeSession(await api(signInToDemo, { role }))
      await navigate(localizedPath(rulesOf(role).home, locale))
    } catch {
      setFailed(true)
    } finally {
      setBusy(null)
    }
  }

  return (
    <section aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="text-xl">
        {t.title}
      </h2>
      <p className="mt-1 text-ink-soft">
        {t.lead} <bdi className="font-medium text-ink">manzil-demo</bdi>
      </p>
      {failed && (
        <Alert tone="error" className="mt-4">
          {t.failed}
        </Alert>
      )}
      <ul className="mt-5 grid gap-4">
        {accounts.map((account) => (
          <Account
            key={account.role}
            account={account}
            busy={busy === account.role}
            onSignIn={() => void signIn(account.role)}
          />
        ))}
      </ul>
    </section>
  )
}

function Account({
  account: { role, full_name, phone_number },
  busy,
  onSignIn,
}: {
  account: Demo['accounts'][number]
  busy: boolean
  onSignIn: () => void
}) {
  const { accounts: t } = useTexts()
  const phoneNumber = useSession()?.user.phone_number
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg border border-line bg-surface p-5 shadow-1">
      <span className="grid size-13 shrink-0 place-items-center rounded-full bg-accent-wash text-accent">
        <Icon of={icons[role]} size={24} />
      </span>
      <div className="min-w-0 flex-[1_1_12rem]">
        <h3 className="text-lg">{t.roles[role].title}</h3>
        <p className="text-sm text-ink-soft">{t.roles[role].text}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <bdi className="font-medium text-ink">{full_name}</bdi>
          <bdi dir="ltr" className="tabular-nums">
            {phone_number}
          </bdi>
        </p>
        {phone_number === phoneNumber && <p className="mt-1 text-sm text-palm">{t.current}</p>}
      </div>
      <Button
        variant="secondary"
        aria-label={t.actionAs(full_name)}
        busy={busy}
        onClick={onSignIn}
        className="max-sm:w-full"
      >
        {t.action}
      </Button>
    </li>
  )
}
