import fs from 'node:fs'
import path from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { expect, test } from 'vitest'
import { alerts, recorded } from '../scripts/alert-rules.ts'
import { root } from '../scripts/command.ts'
import { dashboards } from '../scripts/dashboards.ts'
import { monitoringFiles } from '../scripts/monitoring.ts'
import { counters } from '../src/platform/server/counters.ts'
import { listMeasures } from '../src/platform/server/measures.ts'
import { useTestApp } from './harness.ts'

const app = useTestApp()

const exprs = [
  ...[...recorded, ...alerts].map(({ expr }) => expr),
  ...dashboards.flatMap(({ panels }) =>
    panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ),
]

/** The parts of an expression with one of these names of the grammar. */
function partsOf(expr: string, name: string): string[] {
  const found: string[] = []
  parser.parse(expr).iterate({
    enter: (node) => {
      if (node.name === name) found.push(expr.slice(node.from, node.to))
    },
  })
  return found
}

const hasError = (expr: string): boolean => {
  let isWrong = false
  parser.parse(expr).iterate({ enter: ({ type }) => void (isWrong ||= type.isError) })
  return isWrong
}

test('the files are what is declared (npm run monitoring)', () => {
  for (const [file, content] of monitoringFiles())
    expect(fs.readFileSync(file, 'utf8'), path.basename(file)).toBe(content)
  expect(monitoringFiles().size).toBe(3)
})

test('each expression parses', () => {
  expect(hasError('sum(rate(a[5m])')).toBe(true)
  expect(exprs.filter(hasError)).toEqual([])
})

test('each metric and each label that an expression names is told by /metrics', async () => {
  const { body } = await app.app.inject('/metrics')
  const told = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const measured = new Map(listMeasures(app).map(({ name, labels = [] }) => [name, labels]))
  const known = (name: string): boolean =>
    measured.has(name) ||
    told.has(name) ||
    told.has(name.replace(/_(bucket|count)$/, '')) ||
    recorded.some((rule) => rule.name === name) ||
    // What Prometheus itself says of those it asks.
    name === 'up'
  const named = exprs.flatMap((expr) => partsOf(expr, 'VectorSelector').map((one) => one.trim()))
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((one) => !known(one.replace(/\{.*$/s, '')))).toEqual([])
  const wrongLabels = named.filter((one) => {
    const labels = measured.get(one.replace(/\{.*$/s, ''))
    const used = [...one.matchAll(/(\w+)(?:=~|!=|=)"/g)].map(([, label]) => label ?? '')
    return labels !== undefined && used.some((label) => !labels.includes(label))
  })
  expect(wrongLabels).toEqual([])
  expect(Object.keys(counters).every((name) => measured.has(`${name}_total`))).toBe(true)
})

test('each alert leads to the runbook that names it, and runbooks name no others', () => {
  const [, ...sections] = fs
    .readFileSync(path.join(root, 'docs/operations/runbooks.md'), 'utf8')
    .split(/^## /m)
  const anchorOf = (title: string) =>
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9 ]/g, '')
      .replaceAll(' ', '-')
  const named = sections.flatMap((section) => {
    const [title = ''] = section.split('\n', 1)
    const [, list = ''] = /^Alarms?: ([^.;]+)[.;]/m.exec(section) ?? []
    return [...list.matchAll(/`(\w+)`/g)].map(([, name]) => `${name} ${anchorOf(title)}`)
  })
  expect(named.toSorted()).toEqual(
    alerts.map(({ name, runbook }) => `${name} ${runbook}`).toSorted(),
  )
})

test('routes whose times are watched are routes', () => {
  const routes = new Set(app.routes.map(({ url }) => url))
  const watched = [...exprs.join('\n').matchAll(/route="([^"]+)"/g)].map(([, url]) => url ?? '')
  expect(watched.length).toBeGreaterThan(3)
  expect(watched.filter((url) => !routes.has(url))).toEqual([])
})
