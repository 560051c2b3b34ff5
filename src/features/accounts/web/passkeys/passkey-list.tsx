import { useQuery } from '@tanstack/react-query'
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Passkey } from '../../passkeys-contract.ts'
import { NotYet } from '../security/factor-summary.tsx'
import { usePasskeyTexts } from '../second-factor/texts.ts'
import { useHydrated } from '../use-hydrated.ts'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { AddPasskey, RemovePasskey, RenamePasskey } from './passkey-dialogs.tsx'
import { passkeysQuery } from './passkeys-query.ts'

/** One's own passkeys: what they are called, when they were used, and the way to another. */
export function PasskeyList({ onCodes }: { onCodes: (recoveryCodes: string[]) => void }) {
  const { passkeys: t } = usePasskeyTexts()
  const { data, isError, isFetching, refetch } = useQuery(passkeysQuery)
  const [isAdding, setAdding] = useState(false)
  const isHydrated = useHydrated()
  if (data === undefined)
    return <NotYet {...{ isError, isFetching, refetch }} className="h-24 w-full" />
  const canUse = isHydrated && canUsePasskeys()
  return (
    <>
      {data.passkeys.length === 0 ? (
        <p className="text-ink-soft">{t.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.passkeys.map((passkey) => (
            <Key key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {!canUse && isHydrated && <Alert className="mt-4">{t.unsupported}</Alert>}
      {!data.can_add && <p className="mt-4 text-ink-soft">{t.full}</p>}
      {canUse && data.can_add && (
        <Button
          variant="secondary"
          icon={Plus}
          aria-haspopup="dialog"
          className="mt-4"
          onClick={() => setAdding(true)}
        >
          {t.add}
        </Button>
      )}
      {isAdding && <AddPasskey onClose={() => setAdding(false)} onCodes={onCodes} />}
    </>
  )
}

function Key({ passkey }: { passkey: Passkey }) {
  const { passkeys: t } = usePasskeyTexts()
  const locale = useLocale()
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const { name, created_at: since, last_used_at: used } = passkey
  const close = () => setAsked(null)
  return (
    <li className="py-4 first:pt-0">
      <div className="flex items-center gap-4">
        <Icon of={KeyRound} size={24} className="shrink-0 text-ink-faint" />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            <bdi className="wrap-anywhere">{name}</bdi>
            {passkey.is_blocked ? (
              <Chip tone="danger">{t.blocked}</Chip>
            ) : (
              passkey.is_backed_up && <Chip>{t.synced}</Chip>
            )}
          </p>
          <p className="text-sm text-ink-faint">
            {t.since(formatDate(since, locale))}
            {' · '}
            {used === null ? t.unused : t.used(formatDate(used, locale))}
          </p>
        </div>
        <span className="flex shrink-0">
          <IconButton
            icon={Pencil}
            label={`${t.rename}: ${name}`}
            aria-haspopup="dialog"
            onClick={() => setAsked('rename')}
          />
          <IconButton
            icon={Trash2}
            label={`${t.remove}: ${name}`}
            aria-haspopup="dialog"
            onClick={() => setAsked('remove')}
          />
        </span>
      </div>
      {passkey.is_blocked && (
        <Alert tone="warning" className="mt-3">
          {t.blockedText}
        </Alert>
      )}
      {asked === 'rename' && <RenamePasskey passkey={passkey} onClose={close} />}
      {asked === 'remove' && <RemovePasskey passkey={passkey} onClose={close} />}
    </li>
  )
}
