import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { en } from '../../messages.menu.en.ts'

export const menuTexts = translated(en)
export const useMenuTexts = textsHook(menuTexts)
