import { useEffect, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'

/** A stream as it comes; one's own is a mirror, and silent. */
export function VideoOf({
  stream,
  label,
  isOwn = false,
  className,
  onBlocked,
}: {
  stream: MediaStream | null
  label: string
  isOwn?: boolean
  className?: string
  /** The browser plays no sound before a press. */
  onBlocked?: (play: () => void) => void
}) {
  const video = useRef<HTMLVideoElement>(null)
  const blocked = useRef(onBlocked)
  useEffect(() => {
    blocked.current = onBlocked
  })
  useEffect(() => {
    const { current } = video
    if (current === null) return
    current.srcObject = stream
    const play = () => void current.play().catch(refused)
    const refused = (error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') blocked.current?.(play)
    }
    if (stream !== null) play()
    return () => {
      current.srcObject = null
    }
  }, [stream])
  return (
    <video
      ref={video}
      aria-label={label}
      autoPlay
      playsInline
      muted={isOwn}
      disablePictureInPicture
      className={classNames('size-full object-cover', isOwn && '-scale-x-100', className)}
    />
  )
}
