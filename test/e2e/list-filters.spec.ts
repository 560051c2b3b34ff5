import { localizedPath } from '../../src/platform/shared/locale.ts'
import { expect, holdBack, hydrated, locales, open, test } from './journey.ts'
import { texts } from './texts.ts'

for (const locale of locales) {
  const t = texts[locale].candidates

  test(`${locale}: what is typed while another list is on its way is lost to none of them`, async ({
    page,
  }) => {
    await open(page, '/candidates?more=true', locale)
    const filters = page.getByRole('complementary', { name: t.filters.title })
    const inQatar = filters.getByRole('checkbox', { name: texts[locale].area.fields.in_qatar })
    await expect(inQatar).toBeVisible()
    // Pauses after typing end when the test says so: the first when the box's list has come and is not yet shown, the others together.
    await page.evaluate(() => {
      const later = window.setTimeout.bind(window)
      const typingPauseMs = 350
      const paused: (() => void)[] = []
      const unlessTyping = (work: () => void, ms?: number) =>
        ms === typingPauseMs ? paused.push(work) : later(work, ms)
      const type = (typed: Record<string, string>) => {
        for (const [name, value] of Object.entries(typed)) {
          const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`)
          if (field === null) throw new Error(`there is no field ${name}`)
          field.value = value
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
        for (const work of paused.splice(0)) work()
      }
      const push = history.pushState.bind(history)
      history.pushState = (...args) => (push(...args), type({ experience_min: '3' }))
      Object.assign(window, { setTimeout: unlessTyping, type })
    })
    let isFirst = true
    await page.route(/candidates\.data\?.*experience_min=3/, async (route) => {
      if (isFirst) {
        isFirst = false
        await page.evaluate(() =>
          (window as unknown as { type: (typed: object) => void }).type({
            experience_max: '9',
            salary_min: '2000',
            salary_max: '4000',
          }),
        )
      }
      await route.continue()
    })
    await inQatar.check()
    await expect(page).toHaveURL(/salary_max=4000/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      experience_min: '3',
      experience_max: '9',
      salary_min: '2000',
      salary_max: '4000',
      in_qatar: 'true',
      more: 'true',
    })
  })

  test(`${locale}: filters that the server sent wake with the page, and take what was typed and ticked before`, async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/*/list-more-*.js')
    await page.goto(localizedPath('/candidates?more=true&nationality=Kenyan', locale))
    const filters = page.getByRole('complementary', { name: t.filters.title })
    const chips = page.getByRole('list', { name: t.more.chosen }).getByRole('listitem')
    const experience = filters.locator('input[name=experience_min]')
    await experience.fill('3')
    const box = (value: string) => filters.locator(`input[name=nationality][value=${value}]`)
    await box('Filipino').check()
    const sent = await experience.elementHandle()
    release()
    await hydrated(page)
    await filters.getByRole('checkbox', { name: texts[locale].area.fields.in_qatar }).check()
    await expect(page).toHaveURL(/in_qatar=true/)
    await expect(page).toHaveURL(/experience_min=3/)
    await expect(page).toHaveURL(/nationality=Kenyan(%2C|,)Filipino/)
    await expect(box('Filipino')).toBeChecked()
    await expect(chips).toHaveCount(4)
    expect(await sent?.evaluate((field) => field.isConnected)).toBe(true)
    await expect(experience).toHaveValue('3')
  })
}
