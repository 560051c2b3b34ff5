import { type Expression, parseSync, type Program, Visitor } from 'oxc-parser'

/** A point of the specification: what the product has to do. */
export interface Point {
  /** By which tests name it, behind the number of its section. */
  name: string
  says: string
  where: string
  /** The records of what was decided about it, where the product differs. */
  decided?: string
}

export interface Section {
  number: string
  title: string
  points: Point[]
}

export interface Part {
  title: string
  sections: Section[]
}

/** A test that says of itself which point it proves. */
export interface Mark {
  point: string
  /** Which part of the point is meant, or what the test leaves out. */
  remark: string | undefined
  file: string
  line: number
  title: string
}

/** Where the points are listed, and the document that is written from them. */
export const pointsFile = 'docs/specification-points.json'
export const documentFile = 'docs/specification.md'

/** What a mark names: a point of the specification, or a requirement of the security standard. */
type MarkWord = 'spec' | 'asvs'
const anyMark = /^\s*(?:spec|asvs):/
const examples = { spec: '1.2 a point (a remark)', asvs: '6.2.4 (a remark)' }

/** The marks of a test file, and those that stand above no test or can't be read. */
export function readMarks(
  file: string,
  text: string,
  word: MarkWord = 'spec',
): { marks: Mark[]; faults: string[] } {
  if (!new RegExp(`//\\s*${word}:`).test(text)) return { marks: [], faults: [] }
  const isOurs = new RegExp(`^\\s*${word}:`)
  const markText = new RegExp(`^ ${word}: ([^()]*[^()\\s])(?: \\(([^()]+)\\))?$`)
  const { program, comments } = parseSync(file, text)
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const titles = titlesByLine(program, text, lineOf)
  const lines = new Map(
    comments
      .filter(({ value }) => anyMark.test(value))
      .map(({ start, value }) => [lineOf(start), value]),
  )
  const marks: Mark[] = []
  const faults: string[] = []
  for (const [line, value] of lines) {
    if (!isOurs.test(value)) continue
    let below = line + 1
    while (lines.has(below)) below += 1
    const title = titles.get(below)
    const [, point, remark] = markText.exec(value) ?? []
    if (point === undefined)
      faults.push(`${file}:${line}: a mark reads “// ${word}: ${examples[word]}”`)
    else if (title === undefined) faults.push(`${file}:${line}: this mark stands above no test`)
    else marks.push({ point, remark, file, line, title })
  }
  return { marks, faults }
}

function titlesByLine(
  program: Program,
  text: string,
  lineOf: (offset: number) => number,
): Map<number, string> {
  const titles = new Map<number, string>()
  new Visitor({
    ExpressionStatement({ expression, start }) {
      if (expression.type !== 'CallExpression' || !isTest(expression.callee)) return
      const [title] = expression.arguments
      if (title?.type === 'Literal') titles.set(lineOf(start), String(title.value))
      if (title?.type === 'TemplateLiteral')
        titles.set(lineOf(start), text.slice(title.start + 1, title.end - 1))
    },
  }).visit(program)
  return titles
}

/** `test(…)` and `test.each(…)(…)`. */
function isTest(callee: Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'test'
  return (
    callee.type === 'CallExpression' &&
    callee.callee.type === 'MemberExpression' &&
    callee.callee.property.type === 'Identifier' &&
    callee.callee.property.name === 'each' &&
    isTest(callee.callee.object)
  )
}

const nameOf = (section: Section, { name }: Point) => `${section.number} ${name}`

/** What is untrue: a mark without a point, a point without a mark, a name given twice, an old document. */
export function specificationFaults(
  parts: readonly Part[],
  marks: readonly Mark[],
  document: string,
): string[] {
  const names = parts.flatMap(({ sections }) =>
    sections.flatMap((section) => section.points.map((point) => nameOf(section, point))),
  )
  const known = new Set(names)
  const proven = new Set(marks.map(({ point }) => point))
  return [
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `${pointsFile} has “${name}” twice`),
    ...marks
      .filter(({ point }) => !known.has(point))
      .map(({ file, line, point }) => `${file}:${line}: “${point}” is no point of ${pointsFile}`),
    ...[...known]
      .filter((name) => !proven.has(name))
      .map((name) => `${pointsFile}: no test is marked “// spec: ${name}”`),
    ...(document === renderSpecification(parts, marks)
      ? []
      : [`${documentFile} is not what ${pointsFile} and the marks say: npm run spec`]),
  ]
}

const introduction = `# The specification, point by point

Written by \`npm run spec\` from \`${pointsFile}\` and the marks on the tests; \`npm run check\` refuses it when it says anything else.

Two documents specify the product. *The first document* is about the public site, accounts, candidates and job seekers; *the second document* about the household's side and the information pages. Each table follows one section of one of them: the point in short, where it lives, and the tests that prove it, by file and name. Where Manzil deviates on purpose, the record of the decision is named.

- What stands in brackets behind a test is what that test leaves out, or the part of the point that it proves.
- Names of tests with \`%s\`, \`\${…}\` or \`$path\` stand for a row of tests. The journeys (\`test/e2e\`) run in English and Arabic, on a phone's and a desktop's screen: the main ones on both in both, the others in pairs ([0078](decisions/0078-journeys-each-with-a-server-of-its-own.md)).
- Texts to the letter are in \`messages.en.ts\` of their capability; Arabic beside them.
`

/** The document: each point with where it lives and the tests that prove it. */
export function renderSpecification(parts: readonly Part[], marks: readonly Mark[]): string {
  const proofs = Map.groupBy(marks, ({ point }) => point)
  const row = (section: Section, point: Point) => {
    const where = [point.where, point.decided && `decided: ${point.decided}`]
    const cells = [
      point.says,
      where.filter(Boolean).join('; '),
      proofOf(proofs.get(nameOf(section, point)) ?? []),
    ]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  }
  const table = (section: Section) =>
    [
      `### ${section.number} ${section.title}`,
      '',
      '| Point | Where | Proof |',
      '|---|---|---|',
      ...section.points.map((point) => row(section, point)),
      '',
    ].join('\n')
  return [
    introduction,
    ...parts.flatMap(({ title, sections }) => [`## ${title}\n`, ...sections.map(table)]),
  ].join('\n')
}

/** Tests by file and title, as a table names them. */
export function proofOf(marks: readonly Mark[]): string {
  const files = Map.groupBy(marks, ({ file }) => file)
  return [...files.keys()]
    .toSorted()
    .map((file) => {
      const tests = (files.get(file) ?? []).map(
        ({ title, remark }) => `“${title}”${remark === undefined ? '' : ` (${remark})`}`,
      )
      return `\`${file}\` ${tests.join(', ')}`
    })
    .join(', ')
}
