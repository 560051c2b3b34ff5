import { useState } from 'react'
import { DocumentsTab } from './documents/documents-tab.tsx'
import { type ProfileDataSource, DataSourceProvider } from './profile-data-source.ts'
import { ProfileTab } from './profile-tab.tsx'

/** A candidate's record in the hands of an agency: the same area as a job seeker's own. */
export function ManagedRecord({
  source,
  section,
  isNew = false,
}: {
  source: ProfileDataSource
  section: 'profile' | 'documents'
  isNew?: boolean
}) {
  // The form opens by itself once, for someone who was just added.
  const [isFirst] = useState(isNew)
  return (
    <DataSourceProvider value={source}>
      {section === 'profile' ? <ProfileTab isNew={isFirst} /> : <DocumentsTab />}
    </DataSourceProvider>
  )
}
