import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera and a microphone of its own, and nobody to ask whether they may be used.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // A page of a journey lives for seconds: what its scripts gain by being optimized is less than what that costs.
  '--js-flags=--no-opt,--no-maglev',
]

export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/set-up.ts',
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 150_000,
  // Machines are shared: a journey that a stall broke is walked once more, and reported as flaky.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/playwright.json' }],
    ['./test/e2e/times.ts'],
  ],
  use: {
    launchOptions: {
      executablePath: await findBrowser({ install: false, shell: true }),
      args: flags,
    },
    // Recording each step costs as much as the step: only what is walked once more is recorded.
    trace: 'on-first-retry',
    // Its own journey lets the worker of offline pages in; the others shall see the server.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
