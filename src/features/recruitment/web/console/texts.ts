import { roomTexts } from '../../../console/web/index.ts'
import { rooms as ar } from '../../messages.console.ar.ts'
import { rooms as en } from '../../messages.console.en.ts'

export const useRoomTexts = roomTexts({ en, ar })
