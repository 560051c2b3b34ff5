import { useMemo } from 'react'

/** A track as a stream of its own, for a mirror or a meter. */
export const useOwnStream = (track: MediaStreamTrack | null): MediaStream | null =>
  useMemo(() => (track === null ? null : new MediaStream([track])), [track])
