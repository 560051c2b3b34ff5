import type { Page } from '@playwright/test'
import { languageOf } from '../../src/platform/shared/locales.ts'
import { at } from './at.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, phone, test } from './journey.ts'
import { texts } from './texts.ts'
import { agreed, enter, withCamera } from './video.ts'

interface Running extends EventTarget {
  lang: string
  processLocally: boolean
  track: MediaStreamTrack
}
declare global {
  interface Window {
    /** What writes along at this moment, on the device or elsewhere. */
    writing: Running[]
    loaded: string[]
    hear: (text: string, isFinal: boolean) => void
  }
}

/** In the page: a browser that writes English by itself and Arabic once it has loaded that. */
function writesItself(): void {
  window.writing = []
  window.loaded = ['en-GB']
  class Recogniser extends EventTarget {
    static available = async ({ langs: [tag = ''] }: { langs: string[] }) =>
      window.loaded.includes(tag) ? 'available' : tag === 'ar-QA' ? 'downloadable' : 'unavailable'
    static install = async ({ langs }: { langs: string[] }) => {
      window.loaded.push(...langs)
      return true
    }
    lang = ''
    track: MediaStreamTrack | undefined
    get processLocally() {
      return this.isLocal
    }
    set processLocally(isLocal: boolean) {
      this.isLocal = isLocal
    }
    private isLocal = false
    start(track: MediaStreamTrack) {
      this.track = track
      window.writing.push(this as unknown as Running)
    }
    abort() {
      window.writing = window.writing.filter((one) => one !== (this as unknown as Running))
      this.dispatchEvent(new Event('end'))
    }
  }
  window.hear = (text, isFinal) => {
    const results = [Object.assign([{ transcript: text }], { isFinal })]
    for (const one of window.writing)
      one.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }))
  }
  Object.assign(window, { SpeechRecognition: Recogniser })
}

/** In the page: a browser that asks its maker what was said. */
function asksItsMaker(): void {
  window.writing = []
  class Recogniser extends EventTarget {
    start() {
      window.writing.push(this as unknown as Running)
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser })
}

/** What writes along in a page: in which language, whether on the device, and whether of its own open microphone. */
const writingIn = (page: Page) =>
  page.evaluate(() =>
    window.writing.map(({ lang, processLocally, track }) => ({
      lang,
      processLocally,
      hears: `${track.kind} ${track.enabled}`,
    })),
  )

test('whichever way they run, captions stay clear of the picture of oneself', async ({
  browser,
  baseURL,
  request,
}) => {
  const { worker, household, path } = await agreed(request, 'Marisol Santos')
  const faults: string[] = []
  const seat = { origin: baseURL ?? '', faults, prepare: writesItself }
  const home = await at(browser, household, seat, withCamera)
  const hers = await at(browser, worker, seat, withCamera)
  await open(home, path, 'en')
  await enter(home, 'en')
  await open(hers, path, 'ar')
  await enter(hers, 'ar')
  const { captions } = texts.ar.videoRoom.call
  await hers.getByRole('button', { name: captions.show, exact: true }).click()
  await expect.poll(() => home.evaluate(() => window.writing.length)).toBe(1)
  const mirror = hers.getByLabel(texts.ar.videoRoom.call.you)
  for (const width of [360, 700, 1440])
    for (const said of ['We have three children. '.repeat(6), 'لدينا ثلاثة أطفال. '.repeat(7)]) {
      await hers.setViewportSize({ width, height: 740 })
      await home.evaluate((text) => window.hear(text, true), said)
      const caption = hers.locator('[data-caption] p')
      await expect(caption).toHaveText(said.trim())
      const [words, own] = [await caption.boundingBox(), await mirror.boundingBox()]
      // The picture stands at the left, where Arabic ends.
      expect(words!.x, `${width} ${said}`).toBeGreaterThan(own!.x + own!.width)
      expect(words!.x + words!.width).toBeLessThanOrEqual(width)
    }
  expect(faults).toEqual([])
})

test('captions are off, and then written by the device of whoever speaks or by none', async ({
  browser,
  baseURL,
  request,
}) => {
  const [en, ar] = [texts.en.videoRoom.call, texts.ar.videoRoom.call]
  const name = 'Marisol Santos'
  const { worker, household, path } = await agreed(request, name)
  const its = household.user.full_name
  const faults: string[] = []
  const origin = baseURL ?? ''
  const home = await at(browser, household, { origin, faults, prepare: asksItsMaker }, withCamera)
  const hers = await at(
    browser,
    worker,
    { origin, faults, prepare: writesItself },
    { ...withCamera, viewport: phone },
  )
  await open(home, path, 'en')
  await enter(home, 'en')
  await open(hers, path, 'ar')
  await expect(hers.getByText(texts.ar.videoRoom.lobby.promises[2] ?? '')).toBeVisible()
  await enter(hers, 'ar')
  const switchOf = (page: Page, { captions }: typeof en) =>
    page.getByRole('button', { name: captions.show, exact: true })
  await expect(switchOf(home, en)).toHaveAttribute('aria-pressed', 'false')
  await expect(home.getByRole('dialog').getByRole('listitem')).toContainText(name)
  expect(await writingIn(hers)).toEqual([])

  // Who is read is told, and loads her language by a press of her own.
  await switchOf(home, en).click()
  await expect(home.getByText(en.captions.notLoaded(`\u2068${name}\u2069`))).toBeVisible()
  await expect(hers.getByText(ar.captions.own.to_load)).toBeVisible()
  await expect(hers.getByRole('status').filter({ hasText: its })).toBeVisible()
  await expectAccessible(hers, 'dialog[open]')
  await expectNoSidewaysScroll(hers)
  await hers.getByRole('button', { name: ar.captions.load }).click()
  await expect(hers.getByText(ar.captions.own.ready)).toBeVisible()
  await expect
    .poll(() => writingIn(hers))
    .toEqual([{ lang: 'ar-QA', processLocally: true, hears: 'audio true' }])

  // Her words, as they grow; what looks like a page of ours is words, too.
  await hers.evaluate(() => window.hear('أحب', false))
  await expect(home.getByText('أحب', { exact: true })).toBeVisible()
  await hers.evaluate(() => window.hear('أحب الأطفال <b>جدا</b>', true))
  await expect(home.getByText('أحب الأطفال <b>جدا</b>', { exact: true })).toBeVisible()
  await expectAccessible(home, 'dialog[open]')

  // Muted, nothing is written; in another language this device can't, and both read it.
  await hers.getByRole('button', { name: ar.mute }).click()
  await expect.poll(() => writingIn(hers)).toEqual([])
  await hers.getByRole('button', { name: ar.unmute }).click()
  await expect.poll(() => writingIn(hers)).toHaveLength(1)
  const language = hers.getByRole('combobox', { name: ar.captions.language })
  await language.selectOption({ label: languageOf('am').name })
  await expect(hers.getByText(ar.captions.own.unable)).toBeVisible()
  await expect(home.getByText(en.captions.unable(`\u2068${name}\u2069`))).toBeVisible()
  expect(await writingIn(hers)).toEqual([])
  await language.selectOption({ label: languageOf('en').name })
  await expect.poll(() => writingIn(hers)).toMatchObject([{ lang: 'en-GB' }])

  // A browser that would send the voice away writes nothing.
  await switchOf(hers, ar).click()
  await expect(hers.getByText(ar.captions.unable(`\u2068${its}\u2069`))).toBeVisible()
  await expect(home.getByText(en.captions.own.unable)).toBeVisible()
  expect(await home.evaluate(() => window.writing)).toEqual([])

  // Off again, nobody writes, and the words are gone.
  await switchOf(home, en).click()
  await expect(hers.getByText(ar.captions.own.ready)).toHaveCount(0)
  await expect.poll(() => writingIn(hers)).toEqual([])
  await expect(home.locator('[data-caption]')).toHaveCount(0)
  expect(faults).toEqual([])
})
