import { translated } from '../../../../platform/shared/catalogues.ts'
import { roomTexts } from '../../../console/web/index.ts'
import { rooms as en } from '../../messages.console.en.ts'

export const useRoomTexts = roomTexts(translated(en))
