import { writtenIn } from '../../src/features/profiles/written-rules.ts'
import { formatDate, qatarDate } from '../../src/platform/shared/format.ts'
import { formatShortAmount } from '../../src/platform/shared/money.ts'
import { publishedWorker, saveProfile } from './hires.ts'
import { expect, open, places, test } from './journey.ts'
import { texts } from './texts.ts'

for (const { title, locale, viewport } of places) {
  const t = texts[locale].candidates
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 1.2 Profile: picture and name
    // spec: 1.2 Profile: About Me
    test('a profile says all that he told of himself, each thing under its name and in words of a man', async ({
      page,
      request,
    }) => {
      const { worker, candidateId } = await publishedWorker(request, 'Facts Santos')
      await saveProfile(request, worker, {
        description: 'I have cooked for a family of seven.',
        gender: 'male',
        age: '31',
        experience_years: '6',
        experience_months: '4',
        religion: 'Christian',
        marital_status: 'married',
        consent_special_data: 'true',
        visa_type: 'own_visa',
        visa_status: 'valid',
        visa_expiry_date: '2031-06-05',
        position_sought: 'Nanny',
        desired_position: 'Cook',
        height: '160',
        weight: '54',
        preferred_location: 'West Bay',
        current_location: 'Al Sadd',
        previous_position: 'Head cook',
        work_type: 'live_in',
        estimated_joining_date: '2031-02-01',
        working_days: 'Sunday to Thursday',
        working_hours_from: '08:00',
        working_hours_to: '17:30',
        day_off: 'Friday',
        accommodation: 'Own room',
        availability_date: '2031-01-15',
        core_skills: JSON.stringify(['Cooking']),
        other_skills: JSON.stringify(['Driving']),
        languages: JSON.stringify([
          { language: 'English', speak: 'fluent', read: 'good', write: 'basic' },
        ]),
      })
      await open(page, `/candidates/${candidateId}`, locale)
      const { fields } = t.profile
      const { values, person } = t
      const trade = (name: string) => person.position(values.position[name] ?? '', name, 'male')
      const main = page.getByRole('main')
      const card = (name: string) =>
        main.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
      const says = async (
        where: string,
        facts: [name: string | undefined, value: string | undefined][],
      ) => {
        for (const [name, value] of facts)
          await expect(
            card(where)
              .locator('dl > div', {
                has: page.getByRole('term').getByText(name ?? '', { exact: true }),
              })
              .getByRole('definition')
              .last(),
            name,
          ).toHaveText(value ?? '')
      }
      await expect(
        card(t.profile.about).getByText('I have cooked for a family of seven.'),
      ).toBeVisible()
      await says(t.profile.facts, [
        [fields.visa, values.visaType.own_visa],
        [fields.religion, values.religion.Christian],
      ])
      await says(t.profile.details, [
        [fields.status, person.available(t.profile.available, '', 'male')],
        [fields.maritalStatus, locale === 'ar' ? 'متزوج' : 'Married'],
        [fields.position, trade('Nanny')],
        [fields.visaStatus, values.visaStatus.valid],
        [fields.visaExpiry, formatDate('2031-06-05', locale)],
        [fields.height, t.profile.height(160, 5, 3)],
        [fields.weight, t.profile.weight(54)],
        [fields.preferredLocation, writtenIn('West Bay', locale)],
      ])
      await says(t.profile.working, [
        [fields.applying, trade('Cook')],
        [fields.previous, writtenIn('Head cook', locale)],
        [fields.workType, values.workType.live_in],
        [fields.joining, formatDate('2031-02-01', locale)],
        [fields.days, writtenIn('Sunday to Thursday', locale)],
        [texts[locale].area.fields.day_off, locale === 'ar' ? 'الجمعة' : 'Friday'],
        [fields.accommodation, writtenIn('Own room', locale)],
      ])
      await expect(card(t.profile.coreSkills).getByText(values.skill.Cooking ?? '')).toBeVisible()
      await expect(card(t.profile.otherSkills).getByText(values.skill.Driving ?? '')).toBeVisible()
      await expect(
        card(t.profile.languages).getByRole('row', {
          name: [
            values.language.English,
            values.level.fluent,
            values.level.good,
            values.level.basic,
          ].join(' '),
        }),
      ).toBeVisible()
      // Its head: who she is, where from, what she looks for, where she is, since when she is there.
      const head = main.locator('header', {
        has: page.getByRole('heading', { level: 1, name: 'Facts Santos' }),
      })
      await expect(head.locator('img[src^="/flags/"]')).toBeAttached()
      for (const shown of [
        formatShortAmount(1900, 'QAR', locale),
        formatDate('2031-01-15', locale),
        locale === 'ar' ? 'فلبيني' : 'Filipino',
        locale === 'ar' ? 'طباخ' : 'Cook',
        writtenIn('Al Sadd', locale),
        t.profile.listed(formatDate(qatarDate(new Date()), locale)),
      ])
        await expect(head.getByText(shown, { exact: true })).toBeVisible()
    })
  })
}
