import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { LevelMeter } from './level-meter.tsx'
import { OwnSwitches } from './own-switches.tsx'
import { useTexts } from './texts.ts'
import type { OwnMedia } from './use-own-media.ts'
import { useOwnStream } from './use-own-stream.ts'
import { VideoOf } from './video-of.tsx'

/** What the others will see and hear of oneself, and by which devices. */
export function Mirror({ media }: { media: OwnMedia }) {
  const { lobby: t, retry } = useTexts()
  const stream = useOwnStream(media.video)
  const { audio, video, fault, isAsking, isMuted } = media
  return (
    <section aria-label={t.check} className="space-y-4">
      <div
        data-theme="dark"
        className="relative aspect-[4/3] overflow-hidden rounded-lg bg-sunken text-ink sm:aspect-video"
      >
        {video ? (
          <VideoOf stream={stream} label={t.mirror} isOwn />
        ) : (
          <p className="grid size-full place-items-center px-8 pb-20 text-center text-ink-soft">
            {isAsking ? t.asking : t.noPicture}
          </p>
        )}
        <div className="absolute inset-x-0 bottom-0 flex justify-center gap-4 pb-4">
          <OwnSwitches media={media} />
        </div>
      </div>
      <div role="status">
        {fault !== null && (
          <Alert
            tone="warning"
            action={
              fault !== 'unable' && (
                <Button size="s" variant="secondary" onClick={media.retry}>
                  {retry}
                </Button>
              )
            }
          >
            {t.faults[fault]}
          </Alert>
        )}
        {fault === null && !isAsking && (audio === null) !== (video === null) && (
          <p className="text-sm text-ink-soft">{audio === null ? t.pictureOnly : t.soundOnly}</p>
        )}
      </div>
      {audio !== null && !isMuted && (
        <div>
          <LevelMeter track={audio} label={t.level} />
          <p className="mt-1.5 text-sm text-ink-soft">{t.speak}</p>
        </div>
      )}
      {fault === null && !isAsking && <Devices media={media} />}
    </section>
  )
}

/** Which camera and microphone, where there is a choice. */
function Devices({ media }: { media: OwnMedia }) {
  const { lobby: t } = useTexts()
  const { audio, video, cameras, microphones, chooseCamera, chooseMicrophone } = media
  const optionsOf = (devices: MediaDeviceInfo[], name: string) =>
    devices.map(({ deviceId, label }, index) => ({
      value: deviceId,
      label: label || `${name} ${index + 1}`,
    }))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {cameras.length > 1 && (
        <Select
          label={t.camera}
          options={optionsOf(cameras, t.camera)}
          value={video?.getSettings().deviceId ?? ''}
          disabled={video === null}
          onChange={({ target }) => chooseCamera(target.value)}
        />
      )}
      {microphones.length > 1 && (
        <Select
          label={t.microphone}
          options={optionsOf(microphones, t.microphone)}
          value={audio?.getSettings().deviceId ?? ''}
          onChange={({ target }) => chooseMicrophone(target.value)}
        />
      )}
    </div>
  )
}
