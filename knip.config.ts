import type { KnipConfig } from 'knip';

export default {
  entry: [
    // The whole domain of the specification is here from the start; screens and services take it up one by one. A
    // rule that nothing runs yet is kept alive by its tests, not by an export hidden here.
    'lib/domain/**/*.ts',
    // Bundled by name in scripts/build.mjs.
    'scripts/serve/main.ts',
    'lib/server/page-store/next-cache-handler.ts',
    // Started by name: by scripts/testing/steps.mjs, by scripts/db/embedded.ts and by a person.
    'scripts/imports/check.ts',
    'scripts/db/embedded-server.ts',
    'tests/e2e/support/serve.mjs',
  ],
  project: ['**/*.{ts,tsx,mjs,css}', '!benchmarks/{floor,rivals}/**'],
  // A type that is exported names what a function of the same file takes or gives.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
