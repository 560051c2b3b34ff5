import { useState } from 'react'
import { useSession } from '../../../platform/web/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useAction } from '../../../ui/use-action.ts'
import type { Objection } from '../choices.ts'
import { type DataOverview, objectTo } from '../contract.ts'
import { AskOperator } from './ask-operator.tsx'
import { useDataTexts } from './texts.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

interface Props {
  standing: Objection[]
  agencyId: number | null
  onDone: (next: DataOverview) => void
  onAsked: () => Promise<unknown>
}

/** The uses of one's data that rest on one's consent, each with what ends it. */
export function ObjectPart({ standing, agencyId, onDone, onAsked }: Props) {
  const { object: t } = useDataTexts()
  const isNothing = standing.length === 0 && agencyId === null
  return (
    <Card title={t.title}>
      <p className="-mt-3 mb-2 text-ink-soft">{isNothing ? t.nothing : t.text}</p>
      {!isNothing && (
        <ul className="mb-4 divide-y divide-line">
          {standing.map((use) => (
            <Use key={use} use={use} onDone={onDone} />
          ))}
          {agencyId !== null && <AgencyUse />}
        </ul>
      )}
      <p className="mb-4 text-ink-soft">{t.other}</p>
      <AskOperator kind="objection" label={t.ask} onAsked={onAsked} />
    </Card>
  )
}

const rowClass = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4'

function Use({ use, onDone }: { use: Objection; onDone: Props['onDone'] }) {
  const { object, ...t } = useDataTexts()
  const isHousehold = rulesOf(useSession()?.user.role).hires
  const words = object.uses[use === 'special_data' && isHousehold ? 'family_data' : use]
  const [isAsking, setAsking] = useState(false)
  const { run, busy, error } = useAction(objectTo, {
    failed: t.notDone,
    toast: object.done,
    onDone: (next) => {
      setAsking(false)
      onDone(next)
    },
    inPlace: true,
  })
  return (
    <li className={rowClass}>
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-medium">{words.title}</p>
        <p className="text-ink-soft">{words.text}</p>
      </div>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void run({ to: use })}
        title={words.title}
        text={words.confirm}
        confirmLabel={words.action}
        cancelLabel={t.cancel}
        closeLabel={t.close}
        danger={use === 'special_data'}
        busy={busy}
        error={error}
      />
    </li>
  )
}

function AgencyUse() {
  const { agency: t } = useDataTexts().object.uses
  return (
    <li className={rowClass}>
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-medium">{t.title}</p>
        <p className="text-ink-soft">{t.text}</p>
      </div>
      <ButtonLink variant="secondary" to="/dashboard/my-profile">
        {t.action}
      </ButtonLink>
    </li>
  )
}
