import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { type Account, dialogOf, keepSession, newAccount, openDialog } from './accounts.ts'
import { expect, expectAccessible, locales, open, phone, stopClock, test } from './journey.ts'
import { texts } from './texts.ts'

async function arrive(page: Page, account: Account, path: string, locale: Locale): Promise<void> {
  await keepSession(page, account)
  await open(page, path, locale)
}

const fileOf = (dialog: Locator): Locator => dialog.locator('input[type=file]')

/** A light picture of 400 by 300 with a dark edge, which its middle doesn't show. */
const edged = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#eeeeee' } })
    .composite([
      {
        input: { create: { width: 48, height: 300, channels: 3, background: '#111111' } },
        left: 0,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer()

for (const locale of locales) {
  const t = texts[locale].area
  test.describe(locale, () => {
    test.use({ viewport: phone })

    test('her picture is cut and saved', async ({ page, request }) => {
      const account = await newAccount(request, 'jobseeker')
      await arrive(page, account, '/dashboard/my-profile', locale)
      await page.getByRole('button', { name: t.media.choosePicture }).click()
      const dialog = dialogOf(page)
      await fileOf(dialog).setInputFiles({
        name: 'me.jpg',
        mimeType: 'image/jpeg',
        buffer: await edged(),
      })
      await expect(dialog.getByLabel(t.media.zoom)).toBeVisible()
      // The frame begins in the middle of the picture, 50 from its edge, and moves by keys as by a finger.
      const frame = dialog.getByRole('group', { name: t.media.pictureFrame })
      await expect(frame).toBeVisible()
      await frame.focus()
      for (let press = 0; press < 20; press += 1) await frame.press('ArrowRight')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t.media.savePicture }).click()
      await expect(page.getByText(t.media.pictureSaved)).toBeVisible()
      await expect(page.getByRole('button', { name: t.media.changePicture })).toBeVisible()
      const shown = page.locator('main img[src$="-640.webp"]').first()
      await expect(shown).toBeVisible()
      const saved = await request.get((await shown.getAttribute('src')) ?? '')
      const { data, info } = await sharp(await saved.body())
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([300, 300])
      const row = data.subarray(info.width * 150, info.width * 151)
      expect(row[4]).toBeLessThan(60)
      expect(row[80]).toBeGreaterThan(200)

      // It goes only when she has said so twice.
      const remove = page.getByRole('button', { name: t.media.removePicture })
      await remove.click()
      await dialog.getByRole('button', { name: t.cancel }).click()
      await expect(shown).toBeVisible()
      await remove.dblclick()
      await expect(shown).toBeVisible()
      await dialog.getByRole('button', { name: t.media.removePicture }).click()
      await expect(page.getByRole('button', { name: t.media.choosePicture })).toBeVisible()
    })

    // spec: 1.1 Workers keep a profile
    test('a film is recorded by four questions, ends after a minute, and can be watched', async ({
      page,
      context,
      request,
    }) => {
      const { media } = t
      const account = await newAccount(request, 'jobseeker')
      await page.clock.install()
      await arrive(page, account, '/dashboard/my-profile', locale)
      const dialog = dialogOf(page)
      await page.getByRole('button', { name: media.addFilm }).click()
      await fileOf(dialog).setInputFiles({
        name: 'lie.mp4',
        mimeType: 'video/mp4',
        buffer: Buffer.from('<html>'.repeat(100)),
      })
      await dialog.getByRole('button', { name: media.use }).click()
      await expect(dialog.getByText(t.errors.wrongVideoType ?? '', { exact: true })).toBeVisible()
      await dialog.getByRole('tab', { name: media.record }).click()
      for (const question of media.questions) await expect(dialog.getByText(question)).toBeVisible()
      await expectAccessible(page, openDialog)

      // Refused, then allowed: she sees herself before anything is kept.
      const record = dialog
        .getByRole('tabpanel')
        .getByRole('button', { name: media.record, exact: true })
      await page.evaluate(() =>
        Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
          configurable: true,
          value: async () => {
            Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia')
            throw new DOMException('Permission denied', 'NotAllowedError')
          },
        }),
      )
      await record.click()
      await expect(dialog.getByRole('status').filter({ hasText: media.allow })).toBeVisible()
      await context.grantPermissions(['camera', 'microphone'])
      await record.click()
      const view = dialog.locator('video')
      const isMoving = () =>
        view.evaluate((video: HTMLVideoElement) => video.videoWidth > 0 && !video.paused)
      await expect.poll(isMoving).toBe(true)
      await expect(dialog.getByRole('button', { name: media.use })).toBeDisabled()

      // The questions follow each other, and the minute ends the film.
      await stopClock(page)
      await dialog.getByRole('button', { name: media.start }).click()
      await expect(dialog.getByText(media.question(1))).toBeVisible()
      await page.clock.runFor(16_000)
      await expect(dialog.getByText(media.question(2))).toBeVisible()
      await expect(dialog.getByText(media.left(44))).toBeVisible()
      await page.clock.runFor(43_500)
      await expect(dialog.getByText(media.question(4))).toBeVisible()
      await page.clock.runFor(1000)
      await expect(dialog.getByRole('button', { name: media.again })).toBeVisible()
      await page.clock.resume()
      await expectAccessible(page, openDialog)

      // Again, and stopped by hand.
      await dialog.getByRole('button', { name: media.again }).click()
      await expect.poll(isMoving).toBe(true)
      await dialog.getByRole('button', { name: media.start }).click()
      await expect(dialog.getByText(media.left(57))).toBeVisible()
      await dialog.getByRole('button', { name: media.stop, exact: true }).click()
      await expect
        .poll(() =>
          view.evaluate(
            (video: HTMLVideoElement) => video.src.startsWith('blob:') && video.readyState > 0,
          ),
        )
        .toBe(true)
      await dialog.getByRole('button', { name: media.use }).click()
      await expect(page.getByText(media.filmSaved)).toBeVisible()
      await expect(dialogOf(page)).toHaveCount(0)

      // A film alone is not yet a profile: nobody is put on the list by it.
      await expect(page.getByText(t.publish.off, { exact: true })).toBeVisible()
      const film = page.getByRole('main').locator('video')
      await film.evaluate(async (video: HTMLVideoElement) => {
        video.muted = true
        await video.play()
      })
      await expect
        .poll(() =>
          film.evaluate((video: HTMLVideoElement) => video.currentTime > 0 && video.videoWidth > 0),
        )
        .toBe(true)
    })
  })
}
