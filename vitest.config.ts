import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const SETUP = [
  './tests/setup/fail-on-console.ts',
  './tests/setup/no-network.ts',
  './tests/setup/properties.ts',
];

/** A suite that talks to a real database: one file at a time, on the server that `TEST_DATABASE` names. */
const onDatabase = {
  environment: 'node' as const,
  setupFiles: SETUP,
  globalSetup: ['./tests/setup/database.ts'],
  fileParallelism: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
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
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...(process.env.PROPERTIES === 'long' && { testTimeout: 600_000 }),
          include: ['{app,components,lib,messages,prisma,scripts,stores}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: SETUP,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          setupFiles: SETUP,
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { ...onDatabase, name: 'db', include: ['tests/db/**/*.test.ts'] } },
      // What only several sessions at once can show: the embedded database runs one transaction at a time.
      { extends: true, test: { ...onDatabase, name: 'postgres', include: ['tests/postgres/**/*.test.ts'] } },
      { extends: true, test: { ...onDatabase, name: 'api', include: ['tests/api/**/*.test.ts'] } },
      // Real production servers; builds first when there is no build of these sources.
      {
        extends: true,
        test: {
          ...onDatabase,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['./tests/setup/database.ts', './tests/server/support/built.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
