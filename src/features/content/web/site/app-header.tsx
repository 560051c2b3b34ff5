import { AccountMenu } from '../../../accounts/web/index.ts'
import { Brand } from './brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'

/** How wide the frame of signed-in pages is. */
export const edge = 'mx-auto flex w-full max-w-[104rem] items-center px-4 sm:px-6 xl:px-7'

/** The header of signed-in pages: the place of their menu's button, the name, and who is signed in. */
export const AppHeader = ({ onSlot }: { onSlot: (slot: HTMLElement | null) => void }) => (
  <header className="sticky top-0 z-20 border-b border-line bg-canvas print:static">
    <div className={`${edge} min-h-14 sm:gap-x-3`}>
      <div ref={onSlot} className="contents" />
      <Brand />
      <LanguageSwitch short className="ms-auto" />
      <div className="shrink-0 whitespace-nowrap">
        <AccountMenu />
      </div>
    </div>
  </header>
)
