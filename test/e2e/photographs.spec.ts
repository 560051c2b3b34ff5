import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { type Photograph, photographs } from '../photographs.ts'
import { dialogOf, keepSession, newAccount } from './accounts.ts'
import { expect, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { texts } from './texts.ts'

const mostZoom = 4
/** How far one press of an arrow moves the picture, and one draw of a finger at most. */
const step = 8
const reach = 100

/** How far the picture has to move, in pixels of the screen, until the face stands in the middle of the frame, which is as wide as its shorter side was. */
async function wayTo(frame: Locator, { width, height, face }: Photograph) {
  const box = (await frame.boundingBox())!
  const scale = (mostZoom * box.width) / Math.min(width, height)
  const within = (way: number, side: number) => {
    const most = (side * scale - box.width) / 2
    return Math.max(-most, Math.min(most, way))
  }
  return {
    x: within((width / 2 - face.x) * scale, width),
    y: within((height / 2 - face.y) * scale, height),
    middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  }
}

/** By the keyboard: an arrow for each eight pixels. */
async function moveByKeys(_page: Page, frame: Locator, photograph: Photograph): Promise<void> {
  const { x, y } = await wayTo(frame, photograph)
  await frame.focus()
  for (const [way, back, on] of [
    [x, 'ArrowLeft', 'ArrowRight'],
    [y, 'ArrowUp', 'ArrowDown'],
  ] as const)
    for (let gone = 0; gone + step / 2 < Math.abs(way); gone += step)
      await frame.press(way < 0 ? back : on)
}

/** By one finger, as often as it takes. */
async function moveByFinger(page: Page, frame: Locator, photograph: Photograph): Promise<void> {
  const { x, y, middle } = await wayTo(frame, photograph)
  const screen = await page.context().newCDPSession(page)
  const times = Math.max(1, Math.ceil(Math.max(Math.abs(x), Math.abs(y)) / reach))
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: middle.x + (x / times) * share, y: middle.y + (y / times) * share }],
    })
  for (let time = 0; time < times; time += 1) {
    await touch('touchStart')
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', share)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await touch('touchEnd')
  }
  await screen.detach()
}

for (const { title, locale, viewport } of places)
  test.describe(title, () => {
    const isPhone = viewport.width < 1000
    test.use({ viewport, hasTouch: isPhone })
    const { media: t } = texts[locale].area

    test('of twelve pictures as phones take them the face is kept to which she has moved it', async ({
      page,
      request,
    }) => {
      test.slow()
      const worker = await newAccount(request, 'jobseeker')
      await keepSession(page, worker)
      await open(page, '/dashboard/my-profile', locale)
      const dialog = dialogOf(page)
      const choose = page.getByRole('button', {
        name: new RegExp(`^(${t.choosePicture}|${t.changePicture})$`),
      })
      const shown = page.locator('main img[src$="-640.webp"]').first()
      let before: string | null = null
      for (const photograph of photographs)
        await test.step(photograph.what, async () => {
          const { name, body } = photograph
          await choose.click()
          const mimeType = name.endsWith('png') ? 'image/png' : 'image/jpeg'
          await dialog
            .locator('input[type=file]')
            .setInputFiles({ name, mimeType, buffer: await body() })
          const frame = dialog.getByRole('group', { name: t.pictureFrame })
          await expect(frame).toBeVisible()
          await expectNoSidewaysScroll(page)
          await dialog.getByLabel(t.zoom).press('End')
          await (isPhone ? moveByFinger : moveByKeys)(page, frame, photograph)
          await dialog.getByRole('button', { name: t.savePicture }).click()
          await expect(dialog).toHaveCount(0)
          await expect(shown).not.toHaveAttribute('src', before ?? '')
          before = await shown.getAttribute('src')
          const saved = await request.get(before ?? '')
          const { data, info } = await sharp(await saved.body())
            .removeAlpha()
            .raw()
            .toBuffer({ resolveWithObject: true })
          expect(info.width).toBe(info.height)
          for (const share of [0.35, 0.5, 0.65]) {
            const at = Math.floor(share * (info.width - 1)) * (info.width + 1) * 3
            const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
            // Of the face's colour, in whichever light.
            expect(r, `${share}`).toBeGreaterThan(g)
            expect(g - b, `${share}`).toBeGreaterThan(10)
          }
        })
    })
  })
