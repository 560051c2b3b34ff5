import { Mic, MicOff, Video, VideoOff } from 'lucide-react'
import { RoundButton } from './round-button.tsx'
import { useTexts } from './texts.ts'
import type { OwnMedia } from './use-own-media.ts'

/** Microphone and camera, on and off. */
export function OwnSwitches({ media }: { media: OwnMedia }) {
  const { call: t } = useTexts()
  const { audio, video, isMuted, isAsking, toggleMicrophone, toggleCamera } = media
  const isHeard = audio !== null && !isMuted
  return (
    <>
      <RoundButton
        icon={isHeard ? Mic : MicOff}
        label={isHeard ? t.mute : t.unmute}
        look={isHeard ? 'on' : 'off'}
        disabled={isAsking || audio === null}
        onClick={toggleMicrophone}
      />
      <RoundButton
        icon={video ? Video : VideoOff}
        label={video ? t.cameraOff : t.cameraOn}
        look={video ? 'on' : 'off'}
        disabled={isAsking}
        onClick={toggleCamera}
      />
    </>
  )
}
