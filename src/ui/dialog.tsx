import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Modal, type ModalProps } from './modal.tsx'

const widths = { s: 'sm:max-w-110', m: 'sm:max-w-140', l: 'sm:max-w-200', xl: 'sm:max-w-320' }

interface Props extends ModalProps {
  title: ReactNode
  closeLabel: string
  /** Buttons, the one to do last. */
  footer?: ReactNode
  size?: keyof typeof widths
  children: ReactNode
}

/** A modal dialog: a sheet at the foot of a phone, a card in the middle of anything wider. The first control of the content gets the focus; closing gives it back. */
export function Dialog({ title, closeLabel, footer, size = 's', children, ...modal }: Props) {
  const titleId = useId()
  return (
    <Modal
      {...modal}
      labelledBy={titleId}
      className={classNames(
        'w-full max-w-full overflow-hidden bg-surface text-ink shadow-2 outline-none max-sm:mb-0 max-sm:rounded-t-lg sm:w-[calc(100%-3rem)] sm:rounded-lg',
        widths[size],
      )}
    >
      <div className="flex max-h-[92dvh] flex-col sm:max-h-[86dvh]">
        <h2 id={titleId} className="shrink-0 py-5 ps-5 pe-16 text-xl sm:ps-7">
          {title}
        </h2>
        <div className="min-h-0 grow scroll-pt-14 scroll-pb-20 overflow-y-auto overscroll-contain px-5 pb-6 empty:hidden sm:px-7">
          {children}
        </div>
        {footer !== undefined && <ModalFooter>{footer}</ModalFooter>}
        <CloseButton
          label={closeLabel}
          onClose={modal.onClose}
          disabled={modal.dismissible === false}
        />
      </div>
    </Modal>
  )
}

/** The row of buttons at the foot of a dialog or drawer. */
export const ModalFooter = ({ children }: { children: ReactNode }) => (
  <footer className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-7">
    {children}
  </footer>
)

/** Stands last, so that opening puts the focus on the content. */
export const CloseButton = ({
  label,
  onClose,
  disabled,
}: {
  label: string
  onClose: () => void
  disabled: boolean
}) => (
  <IconButton
    icon={X}
    label={label}
    disabled={disabled}
    onClick={onClose}
    className="absolute! end-3 top-3"
  />
)
