import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/testing/longest-first.mjs';
import { isLong } from './tests/setup/shares.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const SETUP = [
  './tests/setup/fail-on-console.ts',
  './tests/setup/no-network.ts',
  './tests/setup/properties.ts',
];

/** A suite that talks to a real database: each file has one of its own, on the server that `TEST_DATABASE` names. */
const onDatabase = {
  environment: 'node' as const,
  // Packages are loaded once for all files of a worker, and what is ours anew for each.
  isolate: false,
  // What is asked of a site beside it would wait for pictures that nobody looks at; and a machine that runs all of this at once
  // is slow: tests of how long one waits set it back to 1.
  env: { PREPARE_PICTURES: 'off', PATIENCE: '5' },
  setupFiles: ['./tests/setup/begin-anew.ts', ...SETUP],
  globalSetup: ['./tests/setup/database.ts', './tests/setup/examining.ts'],
  maxWorkers: 2,
  // Vitest asks for a place in the order where projects differ in their number of workers.
  sequence: { groupOrder: 1, setupFiles: 'list' as const },
  // A machine that others use as well may keep a database or a server waiting once; what is wrong is wrong again.
  retry: process.env.CI ? 1 : 0,
  testTimeout: isLong ? 3_600_000 : 90_000,
  hookTimeout: 120_000,
};

/**
 * The suites that run on the embedded database as well: those that save, sign in and lose their connection, which is where
 * its own server could do otherwise, and of those that read the largest. The others ask in the same way for nothing that
 * these do not: the same SQL of the same engine, which PostgreSQL shows. So it is with publishing, putting back and the tree
 * of pages, which save as `save-page` does. `npm run test:long` runs all of them.
 */
const ALSO_EMBEDDED = [
  'carried-out-once',
  'database-away',
  'late-calls',
  'late-saves',
  'media-library',
  'save-page',
  'sign-in',
];
const isEmbedded = process.env.TEST_DATABASE === 'embedded' && !isLong;

/** Servers that promise something within seconds, or do it only while nothing else is to do: nothing runs beside them. */
const TIMED = [
  'durability',
  'freshness',
  'hostile-sender',
  'kept-processes',
  'outage',
  'picture-formats',
  'shutdown',
  'upload-kill',
].map((name) => `tests/server/${name}.test.ts`);

const onServers = {
  ...onDatabase,
  globalSetup: ['./tests/setup/database.ts', './tests/server/support/built.ts'],
  testTimeout: isLong ? 3_600_000 : 240_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: at('./') },
      // The package throws outside a React server bundle; in a test there is no bundle to guard.
      { find: /^server-only$/, replacement: at('./tests/setup/server-only.ts') },
    ],
  },
  test: {
    sequence: { sequencer: LongestFirst },
    // Vitest asks for a second alone, which a server or a browser may need on a machine that others use: what comes late is no
    // failure, what never comes is. A test of a promised time measures it.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Files share what they import: loading it anew for each of them took two thirds of the time.
          isolate: false,
          maxWorkers: 2,
          // Encoding a picture takes half a minute beside two other suites on a slow machine.
          testTimeout: isLong ? 600_000 : 60_000,
          include: ['{app,components,lib,messages,own-blocks,demo,scripts,stores}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: SETUP,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          maxWorkers: 2,
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          setupFiles: SETUP,
          testTimeout: 60_000,
        },
      },
      // Files that are looked into by the process that does so for the site.
      {
        extends: true,
        test: {
          name: 'fuzz',
          maxWorkers: 2,
          include: ['tests/fuzz/**/*.test.ts'],
          environment: 'node',
          setupFiles: SETUP,
          globalSetup: ['./tests/setup/examining.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...onDatabase,
          name: 'db',
          include: ['tests/db/**/*.test.ts'],
          // What a schema and its migrations say of each other is the same on every engine, and so are commands.
          exclude: isEmbedded
            ? ['migrations', 'moved-texts', 'owner-link-command'].map((name) => `tests/db/${name}.test.ts`)
            : [],
        },
      },
      // What only several sessions at once can show: the embedded database runs one transaction at a time.
      { extends: true, test: { ...onDatabase, name: 'postgres', include: ['tests/postgres/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...onDatabase,
          name: 'api',
          include: (isEmbedded ? ALSO_EMBEDDED : ['**/*']).map((name) => `tests/api/${name}.test.ts`),
        },
      },
      // Real production servers; builds first when there is no build of these sources.
      {
        extends: true,
        test: {
          ...onServers,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: TIMED,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...onServers,
          name: 'server-timed',
          include: TIMED,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
