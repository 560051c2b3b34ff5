import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import {
  type AgencyFile,
  approveAgency,
  getAgencyFile,
  openLicence,
  refuseLicence,
  reinstateAgency,
  suspendAgency,
} from '../../admin-contract.ts'
import { ActDialog, LoadFailure } from '../../../console/web/index.ts'
import { useConsoleTexts } from './texts.ts'

type Step = 'approve' | 'refuse' | 'suspend' | 'reinstate'

/** One agency with its licences and members, and the operator's decisions about it. */
export function AgencyDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useConsoleTexts()
  const [step, setStep] = useState<Step | null>(null)
  const query = useQuery({
    queryKey: ['agencies', 'one', id],
    queryFn: ({ signal }) => api(getAgencyFile, { id }, { signal }),
  })
  const { data, isError } = query
  if (step !== null) return <Decide id={id} step={step} onClose={() => setStep(null)} />
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      title={<bdi>{data?.name ?? t.agencies.title}</bdi>}
      closeLabel={t.close}
      footer={data && <Steps agency={data} onChoose={setStep} />}
    >
      {data !== undefined ? (
        <Facts agency={data} />
      ) : isError ? (
        <LoadFailure query={query} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  )
}

function Steps({
  agency: { can_suspend, can_reinstate, has_waiting },
  onChoose,
}: {
  agency: AgencyFile
  onChoose: (step: Step) => void
}) {
  const { agencies: t } = useConsoleTexts()
  return (
    <>
      {can_suspend && (
        <Button variant="danger" onClick={() => onChoose('suspend')}>
          {t.suspend}
        </Button>
      )}
      {can_reinstate && (
        <Button variant="secondary" onClick={() => onChoose('reinstate')}>
          {t.reinstate}
        </Button>
      )}
      {has_waiting && (
        <>
          <Button variant="danger" onClick={() => onChoose('refuse')}>
            {t.refuse}
          </Button>
          <Button onClick={() => onChoose('approve')}>{t.approve}</Button>
        </>
      )}
    </>
  )
}

function Facts({ agency }: { agency: AgencyFile }) {
  const { agencies: t, none } = useConsoleTexts()
  const locale = useLocale()
  return (
    <>
      {agency.suspension_reason !== null && (
        <Alert tone="warning" title={t.statuses.suspended} className="mb-4">
          <span dir="auto">{agency.suspension_reason}</span>
        </Alert>
      )}
      <h3 className="text-lg">{t.licences}</h3>
      {agency.licences.length === 0 && <p className="text-ink-soft">{none}</p>}
      <ul className="divide-y divide-line">
        {agency.licences.map((licence) => (
          <li key={licence.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              <bdi>{licence.licence_number}</bdi> · {formatShortDate(licence.expires_on, locale)}{' '}
              <Chip>{t.licenceStates[licence.status]}</Chip>
              {licence.reason !== null && (
                <span dir="auto" className="block text-sm text-ink-soft">
                  {licence.reason}
                </span>
              )}
            </span>
            {licence.file_name === null ? (
              <span className="text-sm text-ink-soft">{t.noPaper}</span>
            ) : (
              <OpenPaper agencyId={agency.id} licenceId={licence.id} />
            )}
          </li>
        ))}
      </ul>
      <h3 className="mt-5 text-lg">{t.members}</h3>
      {agency.members.length === 0 && <p className="text-ink-soft">{none}</p>}
      <ul className="divide-y divide-line">
        {agency.members.map(({ id, full_name, phone_number, role }) => (
          <li key={id} className="flex flex-wrap justify-between gap-3 py-2.5">
            <span>
              <bdi>{full_name}</bdi> · <bdi dir="ltr">{phone_number}</bdi>
            </span>
            <Chip>{t.memberRoles[role]}</Chip>
          </li>
        ))}
      </ul>
    </>
  )
}

function OpenPaper({ agencyId, licenceId }: { agencyId: number; licenceId: number }) {
  const { agencies: t, notDone } = useConsoleTexts()
  const { run, busy, error } = useAction(openLicence, {
    failed: notDone,
    inPlace: true,
    onDone: ({ file_url }) => {
      if (file_url !== null) window.open(file_url, '_blank', 'noopener')
    },
  })
  return (
    <span>
      <Button
        variant="secondary"
        size="s"
        icon={FileText}
        busy={busy}
        onClick={() => void run({ id: agencyId, licence_id: licenceId })}
      >
        {t.openPaper}
      </Button>
      {error !== undefined && <span className="block text-sm text-danger">{error}</span>}
    </span>
  )
}

function Decide({ id, step, onClose }: { id: number; step: Step; onClose: () => void }) {
  const { agencies: t, notDone } = useConsoleTexts()
  const { typed: reason, type, forget } = useTypedDraft(`agency:${id}:${step}`, '')
  const steps = {
    approve: { title: t.approve, text: t.approveText, act: () => api(approveAgency, { id }) },
    reinstate: {
      title: t.reinstate,
      text: t.reinstateText,
      act: () => api(reinstateAgency, { id }),
    },
    refuse: { title: t.refuse, text: t.refuseText, act: () => api(refuseLicence, { id, reason }) },
    suspend: {
      title: t.suspend,
      text: t.suspendText,
      act: () => api(suspendAgency, { id, reason }),
    },
  }
  const { title, text, act } = steps[step]
  const needsReason = step === 'refuse' || step === 'suspend'
  const { run, busy, error, fieldErrors } = useAction(act, {
    failed: notDone,
    refresh: ['agencies'],
    onDone: () => {
      forget()
      onClose()
    },
    inPlace: true,
  })
  return (
    <ActDialog
      title={title}
      text={text}
      confirmLabel={title}
      danger={needsReason}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => void run()}
    >
      {needsReason && (
        <TextArea
          label={t.reason}
          name="reason"
          rows={3}
          maxLength={500}
          value={reason}
          error={fieldErrors.reason}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </ActDialog>
  )
}
