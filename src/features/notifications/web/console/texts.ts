import { roomTexts } from '../../../console/web/index.ts'
import { lostTexts } from '../../channel-texts.ts'

export const useRoomTexts = roomTexts(lostTexts)
