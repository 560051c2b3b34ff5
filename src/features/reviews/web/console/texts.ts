import { translated } from '../../../../platform/shared/catalogues.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { consoleTexts } from '../../../console/web/index.ts'
import { reviewTexts } from '../review-texts.ts'
import { rooms as en } from '../../messages.console.en.ts'

export const useConsoleTexts = consoleTexts(translated(en))

/** Words about people that the candidates' own screens use, too. */
export const useReviewTexts = () => reviewTexts(useLocale())
