import fs from 'node:fs'
import path from 'node:path'
import { alerts, recorded } from './alert-rules.ts'
import { root } from './command.ts'
import { dashboards } from './dashboards.ts'

const folder = path.join(root, 'deploy', 'monitoring')

// JSON's texts are YAML's.
const text = (value: string): string => JSON.stringify(value)

function rulesFile(): string {
  const groups = [
    '# Written by npm run monitoring, from what the console says too; docs/operations/monitoring.md',
    'groups:',
    '  - name: manzil-recorded',
    '    rules:',
    ...recorded.flatMap(({ name, expr }) => [
      `      - record: ${name}`,
      `        expr: ${text(expr)}`,
    ]),
    '  - name: manzil',
    '    rules:',
    ...alerts.flatMap(({ name, expr, minutes, severity, summary, todo, runbook }) => [
      `      - alert: manzil_${name}`,
      `        expr: ${text(expr)}`,
      `        for: ${minutes}m`,
      `        labels: { severity: ${severity} }`,
      '        annotations:',
      `          summary: ${text(summary)}`,
      `          description: ${text(todo)}`,
      `          runbook: ${text(`docs/operations/runbooks.md#${runbook}`)}`,
    ]),
  ]
  return `${groups.join('\n')}\n`
}

/** The files of deploy/monitoring, by their paths. */
export const monitoringFiles = (): ReadonlyMap<string, string> =>
  new Map([
    [path.join(folder, 'alerts.yml'), rulesFile()],
    ...dashboards.map((dashboard): [string, string] => [
      path.join(folder, `${dashboard.uid}.json`),
      `${JSON.stringify(dashboard, null, 2)}\n`,
    ]),
  ])

if (import.meta.main) {
  fs.mkdirSync(folder, { recursive: true })
  for (const [file, content] of monitoringFiles()) fs.writeFileSync(file, content)
}
