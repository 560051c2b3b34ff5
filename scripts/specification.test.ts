import { describe, expect, test } from 'vitest'
import {
  type Mark,
  type Part,
  readMarks,
  renderSpecification,
  specificationFaults,
} from './specification.ts'

const file = 'src/a.test.ts'
const marksOf = (...lines: string[]) => readMarks(file, lines.join('\n'))

describe('marks', () => {
  test('name the points that the test below them proves, each with its remark', () => {
    const { marks, faults } = marksOf(
      '// Why this test is here.',
      '// spec: 1.2 a filter',
      '// spec: 1.5 /path/{id} (the sentence)',
      "test('lists by “filter”', async () => {})",
    )
    expect(faults).toEqual([])
    expect(marks).toEqual([
      { point: '1.2 a filter', remark: undefined, file, line: 2, title: 'lists by “filter”' },
      {
        point: '1.5 /path/{id}',
        remark: 'the sentence',
        file,
        line: 3,
        title: 'lists by “filter”',
      },
    ])
  })

  test.each([
    ["test.each([1, 2])('%i is refused', () => {})", '%i is refused'],
    ["test(\n  'on a line of its own',\n  () => {},\n)", 'on a line of its own'],
    ['test(`${locale}: is said`, () => {})', '${locale}: is said'],
    ["test('with a quote’s \\'sign\\'', () => {})", "with a quote’s 'sign'"],
  ])('stand above %s', (source, title) => {
    const { marks, faults } = marksOf("describe('a group', () => {", '// spec: 1.2 a', source, '})')
    expect([marks.map((mark) => mark.title), faults]).toEqual([[title], []])
  })

  test.each([
    ['above a group', ['// spec: 1.2 a', "describe('a group', () => {})"], 'above no test'],
    ['above a helper', ['// spec: 1.2 a', 'const a = 1'], 'above no test'],
    ['with a line between', ['// spec: 1.2 a', '', "test('b', () => {})"], 'above no test'],
    ['above a computed title', ['// spec: 1.2 a', 'test(title, () => {})'], 'above no test'],
    ['at the end of a file', ["test('b', () => {})", '// spec: 1.2 a'], 'above no test'],
    ['without a point', ['// spec:', "test('b', () => {})"], 'a mark reads'],
    ['with an empty remark', ['// spec: 1.2 a ()', "test('b', () => {})"], 'a mark reads'],
    ['in another spelling', ['//spec: 1.2 a', "test('b', () => {})"], 'a mark reads'],
  ])('%s are refused', (_, lines, fault) => {
    const { marks, faults } = marksOf(...lines)
    expect(marks).toEqual([])
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^src/a.test.ts:\\d: .*${fault}`))])
  })

  test('in a text are none', () => {
    expect(marksOf('const text = `', '// spec: 1.2 a', '`')).toEqual({ marks: [], faults: [] })
  })
})

const point = (name: string) => ({ name, says: `${name} | it says`, where: '`src/a.ts`' })
const partOf = (...names: string[]): Part[] => [
  { title: 'One', sections: [{ number: '1.2', title: 'Screens', points: names.map(point) }] },
]
const mark = (name: string, more: Partial<Mark> = {}): Mark => ({
  point: name,
  remark: undefined,
  file,
  line: 1,
  title: 'lists',
  ...more,
})

describe('the document', () => {
  test('has a row for each point, with all its tests by file and name', () => {
    const [part] = partOf('a')
    const [section] = part!.sections
    section!.points[0]!.decided = '[0001](decisions/0001.md)'
    const marks = [
      mark('1.2 a', { file: 'test/e2e/b.spec.ts', title: 'c' }),
      mark('1.2 a', { remark: 'the sentence' }),
      mark('1.2 a', { title: 'sorts' }),
    ]
    expect(renderSpecification([part!], marks).split('\n').slice(-8)).toEqual([
      '## One',
      '',
      '### 1.2 Screens',
      '',
      '| Point | Where | Proof |',
      '|---|---|---|',
      '| a \\| it says | `src/a.ts`; decided: [0001](decisions/0001.md) | `src/a.test.ts` “lists” (the sentence), “sorts”, `test/e2e/b.spec.ts` “c” |',
      '',
    ])
  })

  test.each<[string, Part[], Mark[], string[]]>([
    ['nothing', partOf('a', 'b'), [mark('1.2 a'), mark('1.2 b')], []],
    [
      'a mark of no point',
      partOf('a'),
      [mark('1.2 a'), mark('1.2 x')],
      ['src/a.test.ts:1: “1.2 x”'],
    ],
    [
      'a point without a mark',
      partOf('a', 'b'),
      [mark('1.2 a')],
      ['no test is marked “// spec: 1.2 b”'],
    ],
    ['a name given twice', partOf('a', 'a'), [mark('1.2 a')], ['has “1.2 a” twice']],
  ])('%s is refused', (_, parts, marks, faults) => {
    const document = renderSpecification(parts, marks)
    expect(specificationFaults(parts, marks, document)).toEqual(
      faults.map((fault) => expect.stringContaining(fault)),
    )
  })

  test('that says anything else is refused', () => {
    const [parts, marks] = [partOf('a'), [mark('1.2 a')]]
    const older = renderSpecification(parts, [mark('1.2 a', { title: 'an older name' })])
    expect(specificationFaults(parts, marks, older)).toEqual([
      'docs/specification.md is not what docs/specification-points.json and the marks say: npm run spec',
    ])
  })
})
