import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/testing/chromium.mjs';
import { freePort } from './scripts/testing/free-port.mjs';
import { isLong } from './tests/setup/shares.mjs';

const isContinuous = Boolean(process.env.CI);

// Workers read this file again: the first reading chooses, and they inherit the choice.
process.env.E2E_URL ??= `http://localhost:${await freePort()}`;
const baseURL = process.env.E2E_URL;

/** What keeps Chromium from talking to its maker, and lets root run it. */
const args = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
const executablePath = findChromium();

/**
 * What a journey says of itself that only `npm run test:long` makes: another one goes the same way by other means, or its
 * rule is held by a test beside the code.
 */
const LONG = /@long/;

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** The journeys that a phone makes as well: what a server sends and a store keeps is the same for every width. */
const ALSO_PHONE = [
  ...specs('every-page', 'toolbar'),
  ...(isLong
    ? specs('accessibility', 'accessibility-states', 'first-run', 'gallery', 'hero', 'lightbox', 'video')
    : []),
];

/** What `npm run test:long` runs alone: journeys of minutes, and those that go through many things of one kind. */
const LONG_ALONE = specs(
  'deep-zoom',
  'editing-random',
  'full-languages',
  'languages-for-all',
  'line-ends',
  'media-texts',
  'validity',
  'words-on-pictures',
);

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: isLong ? [] : LONG_ALONE,
  grepInvert: isLong ? [] : LONG,
  fullyParallel: true,
  forbidOnly: true,
  retries: isContinuous ? 1 : 0,
  // With the scripts at hand, two fill two cores.
  workers: 2,
  // Machines that run this are shared: what comes late is no failure, what never comes is.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL,
    // A journey begins without cookies and stored things, yet with the scripts that the one before had: a fifth faster.
    reuseContext: true,
    // A step that never comes is named where it stands, and does not use up the journey's time.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // What moves is looked at by the specs that ask for it; elsewhere it only takes time.
    reducedMotion: 'reduce',
    // Tracing every journey takes a third of the time: `--trace on` shows one that failed.
    trace: 'on-first-retry',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testMatch: ALSO_PHONE,
      // Each kind of page once: half of them in English, the others in Russian.
      grepInvert: [
        /pages in uk, half/,
        ...(isLong ? [] : [LONG, /the owner finds the toolbar|all of it works by keyboard/]),
      ],
    },
  ],
  webServer: {
    command: 'node tests/e2e/support/serve.mjs',
    url: `${baseURL}/api/health?live`,
    env: { PORT: new URL(baseURL).port },
    // The first start installs, fills the database and, when the build is stale, builds.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
