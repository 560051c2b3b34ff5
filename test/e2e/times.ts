import type {
  FullConfig,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter'

const shown = 12
const titleOf = (test: TestCase): string => test.titlePath().slice(2).join(' › ')

/** Says at the end of a run where its time went: by kind of step, by file and by test. */
export default class Times implements Reporter {
  #kinds = new Map<string, Sum>()
  #files = new Map<string, Sum>()
  #tests: { title: string; ms: number }[] = []
  #began = 0

  onBegin(_config: FullConfig): void {
    this.#began = Date.now()
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#tests.push({ title: titleOf(test), ms: result.duration })
    add(this.#files, test.titlePath()[2] ?? '', result.duration)
    for (const step of result.steps) this.#count(step)
  }

  onEnd(): void {
    if (this.#tests.length === 0) return
    console.log(`\nWhere the time went (${seconds(Date.now() - this.#began)} by the clock)`)
    for (const [name, sums] of [['step', this.#kinds] as const, ['file', this.#files] as const]) {
      const rows = [...sums].toSorted(([, one], [, other]) => other.ms - one.ms).slice(0, shown)
      for (const [title, { ms, count }] of rows)
        console.log(
          `  ${name}  ${seconds(ms).padStart(8)}  ${String(count).padStart(5)} times  ${title}`,
        )
    }
    for (const { title, ms } of this.#tests
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, shown))
      console.log(`  test  ${seconds(ms).padStart(8)}  ${title}`)
  }

  /** What was done itself, and not what holds it: a hook, a fixture and an own step count what remains without their steps. */
  #count(step: TestStep): void {
    const isAct = step.category === 'pw:api' || step.category === 'expect' || step.title === 'axe'
    if (isAct)
      return add(this.#kinds, `${step.category}: ${step.title.split(/[ ("]/)[0]}`, step.duration)
    const within = step.steps.reduce((sum, { duration }) => sum + Math.max(duration, 0), 0)
    add(this.#kinds, `${step.category}: ${step.title}`, Math.max(step.duration - within, 0))
    for (const inner of step.steps) this.#count(inner)
  }
}

interface Sum {
  ms: number
  count: number
}

function add(sums: Map<string, Sum>, key: string, ms: number): void {
  const { ms: before, count } = sums.get(key) ?? { ms: 0, count: 0 }
  sums.set(key, { ms: before + ms, count: count + 1 })
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
