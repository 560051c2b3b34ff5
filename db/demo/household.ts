import type pg from 'pg'
import { employerProfiles } from '../../src/features/employers/server/tables.ts'
import { candidateViews } from '../../src/features/hiring/server/analytics/tables.ts'
import { householdNeeds } from '../../src/features/matching/server/tables.ts'
import { dayFrom, daysFrom } from './days.ts'
import { insertRows } from './insert.ts'
import type { Engagement } from './pipeline.ts'

/** What the demo's first household says of itself. */
const profileOf = (employerId: number, now: Date) => ({
  employerId,
  fullAddress: 'Villa 14, Al Rawda Street, Zone 66, Doha',
  age: 37,
  gender: 'female' as const,
  maritalStatus: 'married' as const,
  nationality: 'Qatari',
  occupation: 'Architect',
  monthlyIncomeMinor: 3_850_000,
  spouseCount: 1,
  familyMembers: [
    { category: 'adults' as const, gender: 'male' as const, age: 41, relation: 'Family' as const },
    { category: 'kids' as const, gender: 'female' as const, age: 7, relation: 'Family' as const },
    { category: 'kids' as const, gender: 'male' as const, age: 2, relation: 'Family' as const },
    {
      category: 'elders' as const,
      gender: 'female' as const,
      age: 71,
      relation: 'Parents' as const,
    },
  ],
  staffMembers: [
    {
      name: 'Sunitha',
      position: 'Cook',
      date_of_joining: dayFrom(now, -410),
      end_date: null,
      present: true,
    },
    {
      name: 'Jocelyn',
      position: 'Nanny',
      date_of_joining: dayFrom(now, -1200),
      end_date: dayFrom(now, -420),
      present: false,
    },
  ],
  createdAt: daysFrom(now, -380),
  updatedAt: daysFrom(now, -30),
})

/** Stores the first household's profile and needs, and which profiles the households opened: everyone they dealt with and some beside. */
export async function storeHouseholds(
  client: pg.ClientBase,
  householdIds: readonly number[],
  candidateIds: readonly number[],
  engagements: readonly Engagement[],
  now: Date,
): Promise<void> {
  const [first = 0] = householdIds
  await insertRows(client, employerProfiles, [profileOf(first, now)])
  await insertRows(client, householdNeeds, [
    {
      employerId: first,
      position: 'Nanny',
      tasks: ['Babycare', 'Cooking'],
      children: ['toddler', 'older'],
      languages: ['English', 'Arabic'],
      workType: 'live_in',
      budgetMinor: 220_000,
      startDate: dayFrom(now, 30),
      updatedAt: daysFrom(now, -20),
    },
  ])
  const views = new Map<string, typeof candidateViews.$inferInsert>()
  const open = (household: number, person: number, at: Date) => {
    const pair = {
      employerId: householdIds[household] ?? 0,
      candidateId: candidateIds[person] ?? 0,
    }
    views.set(`${household} ${person}`, { ...pair, firstViewedAt: at, lastViewedAt: at, views: 1 })
  }
  for (let step = 0; step < 40; step++)
    open(0, (step * 53 + 11) % candidateIds.length, daysFrom(now, -step * 8 - 1))
  for (const { household, person, moves } of engagements)
    open(household, person, moves.at(-1)?.movedAt ?? now)
  await insertRows(client, candidateViews, [...views.values()])
}
