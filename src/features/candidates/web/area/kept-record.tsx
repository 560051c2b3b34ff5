import { useState } from 'react'
import { DocumentsTab } from './documents-tab.tsx'
import { type Keeper, KeeperProvider } from './keeper.ts'
import { ProfileTab } from './profile-tab.tsx'

/** A candidate's record in the hands of an agency: the same area as a job seeker's own. */
export function KeptRecord({
  keeper,
  room,
  isNew = false,
}: {
  keeper: Keeper
  room: 'profile' | 'documents'
  isNew?: boolean
}) {
  // The form opens by itself once, for someone who was just added.
  const [isFirst] = useState(isNew)
  return (
    <KeeperProvider value={keeper}>
      {room === 'profile' ? <ProfileTab isNew={isFirst} /> : <DocumentsTab />}
    </KeeperProvider>
  )
}
