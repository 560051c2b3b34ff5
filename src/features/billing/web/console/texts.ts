import { translated } from '../../../../platform/shared/catalogues.ts'
import { consoleTexts } from '../../../console/web/index.ts'
import { rooms as en } from '../../messages.console.en.ts'

export const useConsoleTexts = consoleTexts(translated(en))
