import { expect, test } from 'vitest'
import { checkRow, errorsOf } from '../../../../../test/import-rows.ts'

test('places of work are read from one cell, their months however they are written', async () => {
  const history =
    'Kuwait | 3/2019 | Jun 2021 | A family of five | 2, 5 | The family moved | Umm Khalid | +965 5000 1234; Qatar | ٢٠٢٢-٠١ | now'
  const row = await checkRow({ full_name: 'Ann', work_history: history })
  expect(row?.errors).toEqual([])
  expect(row?.record?.workHistory).toMatchObject([
    { country: 'Qatar', from: '2022-01', to: null, family: null, has_reference: false },
    {
      country: 'Kuwait',
      from: '2019-03',
      to: '2021-06',
      family: 'A family of five',
      children: '2, 5',
      reason: 'The family moved',
      reference_name: 'Umm Khalid',
      has_reference: true,
    },
  ])
  for (const wrong of ['Kuwait', '| 2019-03', 'Kuwait | long ago'])
    expect(await errorsOf({ full_name: 'Ann', work_history: wrong }), wrong).toEqual({
      work_history:
        'A place of work is written as: country | from (YYYY-MM) | until. Its end may stay empty.',
    })
  expect(
    await errorsOf({ full_name: 'Ann', work_history: 'Kuwait | 2019-03 | 2018-01' }, 'ar'),
  ).toHaveProperty('work_history')
  expect(await errorsOf({ full_name: 'Ann', work_history: 'Oman | 2030-01' })).toEqual({
    work_history: 'This date is in the future.',
  })
})
