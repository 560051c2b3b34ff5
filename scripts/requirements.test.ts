import { expect, test } from 'vitest'
import {
  type Chapter,
  renderRequirements,
  type Requirement,
  requirementFaults,
} from './requirements.ts'
import { type Mark, readMarks } from './specification.ts'

const chapterOf = (...requirements: Partial<Requirement>[]): Chapter[] => [
  {
    title: 'V6 Authentication',
    requirements: requirements.map((one) => ({ id: '6.2.4', level: 1, says: 'a | b', ...one })),
  },
]
const mark: Mark = {
  point: '6.2.4',
  remark: undefined,
  file: 'src/a.test.ts',
  line: 1,
  title: 'is refused',
}

test('the table has a row for each requirement, with how it stands and the tests that prove it', () => {
  const chapters = chapterOf({ met: '`src/a.ts`' }, { id: '6.2.5', open: 'nothing yet' })
  const text = renderRequirements(chapters, [mark, { ...mark, remark: 'a part' }])
  expect(text).toContain('Of all: 1 met, 0 read, 0 apart, 1 open.')
  expect(text.split('\n').slice(-3)).toEqual([
    '| 6.2.4 (1) | a \\| b | met | `src/a.ts`; `src/a.test.ts` “is refused”, “is refused” (a part) |',
    '| 6.2.5 (1) | a \\| b | open | nothing yet |',
    '',
  ])
})

test.each<[string, Chapter[], Mark[], string[]]>([
  ['nothing', chapterOf({ met: 'x' }, { id: '6.2.5', read: 'y' }), [mark], []],
  ['one that no test proves', chapterOf({ met: 'x' }), [], ['no test is marked']],
  [
    'a mark of none',
    chapterOf({ open: 'x' }),
    [mark],
    ['src/a.test.ts:1: 6.2.4 is no requirement'],
  ],
  ['one that says nothing', chapterOf({}), [], ['says one of']],
  ['one that says two things', chapterOf({ read: 'x', open: 'y' }), [], ['says one of']],
  ['one that stands twice', chapterOf({ read: 'x' }, { read: 'y' }), [], ['6.2.4 stands twice']],
])('%s is refused', (_, chapters, marks, faults) => {
  const document = renderRequirements(chapters, marks)
  expect(requirementFaults(chapters, marks, document)).toEqual(
    faults.map((fault) => expect.stringContaining(fault)),
  )
  expect(requirementFaults(chapters, marks, `${document}old`)).toHaveLength(faults.length + 1)
})

test('its marks stand among those of the specification, above one test', () => {
  const source = [
    '// asvs: 6.2.4',
    '// spec: 1.2 a filter',
    '// asvs: 6.2.5 (a part)',
    "test('b', () => {})",
  ].join('\n')
  const points = (word: 'spec' | 'asvs') =>
    readMarks('a.test.ts', source, word).marks.map(({ point, remark, title }) => [
      point,
      remark,
      title,
    ])
  expect(points('asvs')).toEqual([
    ['6.2.4', undefined, 'b'],
    ['6.2.5', 'a part', 'b'],
  ])
  expect(points('spec')).toEqual([['1.2 a filter', undefined, 'b']])
})
