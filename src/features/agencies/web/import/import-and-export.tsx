import { Download, FileSpreadsheet, FileText, Upload } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../../platform/web/save-file.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Menu, MenuButton } from '../../../../ui/menu.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { exportCandidates } from '../../import-contract.ts'
import type { ImportFormat } from '../../import-fields.ts'
import { useImportTexts } from './texts.ts'

/** The way to an import, and the whole list as a file. */
export function ImportAndExport() {
  const { export: t } = useImportTexts()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const save = async (format: ImportFormat) => {
    if (busy) return
    setBusy(true)
    await saveFile(`${exportCandidates.path}?format=${format}`, `${t.fileName}.${format}`).catch(
      () => toast({ text: t.failed, tone: 'error' }),
    )
    setBusy(false)
  }
  return (
    <>
      <ButtonLink variant="secondary" icon={Upload} to="/agency/candidates/import">
        {t.import}
      </ButtonLink>
      <Menu
        label={t.open}
        triggerClassName="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-field bg-surface px-5 font-medium"
        trigger={
          <>
            <Icon of={Download} />
            <span aria-hidden>{t.open}</span>
          </>
        }
      >
        <MenuButton icon={FileSpreadsheet} onClick={() => void save('xlsx')}>
          {t.xlsx}
        </MenuButton>
        <MenuButton icon={FileText} onClick={() => void save('csv')}>
          {t.csv}
        </MenuButton>
      </Menu>
    </>
  )
}
