import { keepSession, newAccount } from './accounts.ts'
import { expect, locales, open, test } from './journey.ts'
import { texts } from './texts.ts'

for (const locale of locales) {
  // spec: 1.2 Profile: film; without one a sample
  // spec: 1.2 What is not specified
  // spec: 1.3 Card's view model and its defaults
  // spec: 1.4 Status on a card is visa_status
  // spec: 1.9 Rating 4.5
  // spec: 1.9 Default place
  // spec: 2.5 Age not specified
  // spec: 2.9 Rating 4.5, a Qatar flag
  // spec: 2.9 No invented working details
  test(`${locale}: of someone who said little, nothing is made up`, async ({ page, request }) => {
    const { profile: t, notSpecified, card: cardTexts, newcomer, salary } = texts[locale].candidates
    const { token, user } = await newAccount(request, 'jobseeker')
    const headers = { authorization: `Bearer ${token}` }
    const saved = await request.patch('/api/jobseeker/profile/', {
      headers,
      data: { is_published: true, nationality: 'Zanzibari', desired_position: 'Gardener', age: 30 },
    })
    expect(saved.status(), await saved.text()).toBe(200)

    await open(page, `/candidates/${user.candidate_id}`, locale)
    const main = page.getByRole('main')
    await expect(main.getByText(t.reviews)).toBeVisible()
    // What is empty is left out with its name; what she said stands under its own.
    await expect(main.getByText(notSpecified)).toHaveCount(0)
    for (const name of [t.about, t.coreSkills, t.otherSkills, t.languages])
      await expect(main.getByRole('heading', { name, exact: true })).toHaveCount(0)
    const { age, applying, availableFrom, days, height, location, religion } = t.fields
    const terms = await main.getByRole('term').allTextContents()
    expect(terms).toEqual(expect.arrayContaining([age, applying]))
    for (const name of [availableFrom, days, height, location, religion])
      expect(terms).not.toContain(name)
    await expect(main.locator('video, img[src*="/flags/"]')).toHaveCount(0)

    await open(page, `/candidates?q=${encodeURIComponent(user.full_name)}`, locale)
    const card = page
      .getByRole('article')
      .filter({ has: page.locator(`a[href$="/candidates/${user.candidate_id}"]`) })
    await expect(card.getByText(cardTexts.available, { exact: true })).toBeVisible()
    await expect(card.getByText(salary.negotiable)).toBeVisible()
    await expect(card.getByText(newcomer)).toHaveCount(0)
  })

  test(`${locale}: her own page has no card without a word in it`, async ({ page, request }) => {
    const { cards } = texts[locale].area
    const { token, ...account } = await newAccount(request, 'jobseeker')
    const headers = { authorization: `Bearer ${token}` }
    await request.patch('/api/jobseeker/profile/', { headers, data: { nationality: 'Filipino' } })
    await keepSession(page, { token, ...account })
    await open(page, '/dashboard/my-profile', locale)
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    await expect(heading(cards.personal)).toBeVisible()
    await expect(heading(cards.contact)).toBeVisible()
    for (const name of [cards.visa, cards.working]) await expect(heading(name)).toHaveCount(0)
  })
}
