import type { KnipConfig } from 'knip';

export default {
  entry: [
    // Bundled by name in scripts/bundling/bundle.mjs.
    'scripts/serve/main.ts',
    'scripts/{back-up,cut,encode,examine}/main.ts',
    'lib/server/page-store/next-cache-handler.ts',
    'components/shell/loader/loader-script.ts',
    'components/shell/visitor/{early-data,main,page-reveal}.ts',
    // Started by name from other scripts.
    'scripts/bundling/bundle.mjs',
    'scripts/testing/build.ts',
    'scripts/db/{embedded-server,migrate-apply}.ts',
    'scripts/{backup,media-repair,move,owner-link,restore}.ts',
    'scripts/start/{main.ts,serve-built.ts,dev-server.mjs}',
    'scripts/kept/watcher.mjs',
    'scripts/testing/vitest-report.mjs',
    'tests/e2e/support/fill-site.ts',
    // Started by name from benchmarks, which use wrk where it is.
    'benchmarks/{attack,editor,examining,languages,library,likeness,managing,media,metadata,pages,pictures,scale,search,sign-in,visit,visitor,visits,widths,zoom}.ts',
    'benchmarks/library/bare-list.ts',
    'benchmarks/support/{bare-sharp.mjs,cat-server.mjs,handler-server.ts,paced-visitors.mjs,read-service.ts,ready-buffer.mjs,search-service.ts}',
    // A page of the development server alone: next.config.ts.
    'app/**/page.dev.tsx',
    // Stands in for a package: vitest.config.ts.
    'tests/setup/server-only.ts',
  ],
  project: ['**/*.{ts,tsx,mjs,css,prisma}', '!benchmarks/{floor,rivals,visitor/astro}/**'],
  ignoreDependencies: [
    // Read as files by scripts/typefaces.
    /^@fontsource-variable\//,
    // Imported by the generated database client, which is not in the repository.
    '@prisma/client',
  ],
  ignoreBinaries: ['wrk', 'mount', 'umount', 'systemd-notify', 'mkfifo', 'ffmpeg'],
  // A type that is exported names what a function of the same file takes or gives.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
