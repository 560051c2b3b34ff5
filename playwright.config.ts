import { defineConfig } from '@playwright/test'
import { dataDir, port } from './test/e2e/server.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera and a microphone of its own, for the journeys that are allowed one.
  '--use-fake-device-for-media-stream',
]

/** Journeys that hire people or bring new ones: they change the list whose numbers the others read. */
const changing = '**/{agency,agency-office,bare-profile,billing,checks,claim,fresh-pages,jobseeker-area,live,main-job,operator-settings,recruitment,refund,withdraw}.spec.ts'

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 150_000,
  // Machines are shared: a journey that a stall broke is walked once more, and reported as flaky.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags },
    // Recording each step costs as much as the step: only what is walked once more is recorded.
    trace: 'on-first-retry',
    // Its own journey lets the worker of offline pages in; the others shall see the server.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'reading', testIgnore: changing },
    { name: 'hiring', testMatch: changing, dependencies: ['reading'] },
  ],
  webServer: {
    command: 'node test/e2e/serve.ts',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: dataDir, DEMO: 'on', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
  },
})
