import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { CloseButton, ModalFooter } from './dialog.tsx'
import { Modal, type ModalProps } from './modal.tsx'

const places = {
  end: 'modal-end me-0 h-dvh max-h-dvh w-[min(24rem,calc(100%-2.5rem))] rounded-s-lg',
  start: 'modal-start ms-0 h-dvh max-h-dvh w-[min(20rem,calc(100%-2.5rem))] rounded-e-lg',
  bottom: 'modal-bottom mb-0 max-h-[92dvh] w-full max-w-full rounded-t-lg',
}

interface Props extends ModalProps {
  title: ReactNode
  closeLabel: string
  footer?: ReactNode
  side?: keyof typeof places
  children: ReactNode
}

/** A sheet from an edge: `end` for filters, `start` for navigation, `bottom` for choices on a phone. */
export function Drawer({ title, closeLabel, footer, side = 'end', children, ...modal }: Props) {
  const titleId = useId()
  return (
    <Modal
      {...modal}
      labelledBy={titleId}
      className={classNames(
        'overflow-hidden bg-surface text-ink shadow-2 outline-none',
        places[side],
      )}
    >
      <div className={classNames('flex flex-col', side === 'bottom' ? 'max-h-[92dvh]' : 'h-full')}>
        <h2 id={titleId} className="shrink-0 py-5 ps-5 pe-16 text-lg">
          {title}
        </h2>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-6">{children}</div>
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
