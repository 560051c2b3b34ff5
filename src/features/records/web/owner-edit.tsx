import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Queries } from '../../../platform/web/query.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAreaTexts } from './own-profile-texts.ts'
import { EditProfileDialog } from './edit-profile-dialog.tsx'
import { useProfile } from './use-profile.ts'

/** The way to the form from her own public page, which is read anew when the form closes. */
export function OwnerEdit() {
  const t = useAreaTexts()
  const [isOpen, setIsOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const close = () => {
    setIsOpen(false)
    void revalidate()
  }
  return (
    <>
      <Button size="l" icon={Pencil} wide onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        {t.edit}
      </Button>
      {isOpen && (
        <Queries>
          <Form onClose={close} />
        </Queries>
      )}
    </>
  )
}

function Form({ onClose }: { onClose: () => void }) {
  const t = useAreaTexts()
  const { data, isFetching, isError } = useProfile()
  if (isError && data === undefined) return <Alert tone="error">{t.failed}</Alert>
  // A copy of yesterday is no ground for a form.
  return data === undefined || (isFetching && !isError) ? (
    <p role="status" className="text-ink-soft">
      {t.loading}
    </p>
  ) : (
    <Loaded profile={data} onClose={onClose} />
  )
}

/** Keeps the profile with which the form was opened. */
function Loaded({
  profile,
  onClose,
}: {
  profile: NonNullable<ReturnType<typeof useProfile>['data']>
  onClose: () => void
}) {
  const [opened] = useState(profile)
  return <EditProfileDialog profile={opened} onClose={onClose} />
}
