import { Building2, House, ShieldCheck, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { storeSession, useSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import { type Demo, signInToDemo } from '../contract.ts'
import { useTexts } from './texts.ts'

const icons = { employer: House, jobseeker: UserRound, agency: Building2, admin: ShieldCheck }

/** The accounts to try; one click signs in and goes to the first page of the role. */
export function DemoAccounts({ accounts }: Pick<Demo, 'accounts'>) {
  const { accounts: t } = useTexts()
  return (
    <section aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="text-xl">
        {t.title}
      </h2>
      <p className="mt-1 text-ink-soft">
        {t.lead} <bdi className="font-medium text-ink">manzil-demo</bdi>
      </p>
      <ul className="mt-5 grid gap-4">
        {accounts.map((account) => (
          <Account key={account.role} account={account} />
        ))}
      </ul>
    </section>
  )
}

function Account({
  account: { role, full_name, phone_number },
}: {
  account: Demo['accounts'][number]
}) {
  const { accounts: t } = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { submit, busy, error } = useContractForm(signInToDemo, {
    defaults: { role },
    failed: t.failed,
    onDone: (grant) => {
      storeSession(grant)
      return navigate(localizedPath(rulesOf(role).home, locale))
    },
  })
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
        onClick={() => void submit()}
        className="max-sm:w-full"
      >
        {t.action}
      </Button>
      <FormError error={error} className="basis-full" />
    </li>
  )
}
