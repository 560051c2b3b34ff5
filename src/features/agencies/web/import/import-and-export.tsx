import { Download, FileSpreadsheet, FileText, Upload } from 'lucide-react'
import { saveFile } from '../../../../platform/web/save-file.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Menu, MenuButton } from '../../../../ui/menu.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { exportCandidates } from '../../import-contract.ts'
import type { ImportFormat } from '../../import-fields.ts'
import { useImportTexts } from './texts.ts'

/** The way to an import, and the whole list as a file. */
export function ImportAndExport() {
  const { export: t } = useImportTexts()
  const { run } = useAction(
    (format: ImportFormat) =>
      saveFile(`${exportCandidates.path}?format=${format}`, `${t.fileName}.${format}`),
    { failed: t.failed },
  )
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
        <MenuButton icon={FileSpreadsheet} onClick={() => void run('xlsx')}>
          {t.xlsx}
        </MenuButton>
        <MenuButton icon={FileText} onClick={() => void run('csv')}>
          {t.csv}
        </MenuButton>
      </Menu>
    </>
  )
}
