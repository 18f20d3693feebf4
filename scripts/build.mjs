// Builds what `npm start` serves: the small server and Next.js's cache handler (bundled, since Node does not read
// TypeScript), the script of the loader that stands inline in every page, then the application. Public pages are not rendered here: the build needs no database, and the
// server renders them into the page store when it starts (decision 4).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { build, transform } from 'esbuild';
import postcss from 'postcss';
import { refuseUnsafePackages } from './floor-versions.mjs';
import { liveUnderKeeper } from './kept/live-under-keeper.mjs';

const FOLDER = '.build';
const VISITOR_ENTRY = 'components/shell/visitor/main.ts';
const VISITOR_FOLDER = '.next/static/visitor';

/** What an older build has left goes last: somebody may be starting what stays. */
export async function bundle() {
  const written = [
    await bundleForNode({
      serve: 'scripts/serve/main.ts',
      'cache-handler': 'lib/server/page-store/next-cache-handler.ts',
    }),
    await bundleProcesses(),
    'loader.js',
    'page-reveal.js',
    'early-data.js',
  ].flat();
  await build({
    entryPoints: {
      loader: 'components/shell/loader/loader-script.ts',
      'page-reveal': 'components/shell/visitor/page-reveal.ts',
      'early-data': 'components/shell/visitor/early-data.ts',
    },
    outdir: FOLDER,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  // Not the files that another process is just writing.
  const modules = readdirSync(FOLDER).filter((name) => /js$/.test(name));
  for (const name of modules) if (!written.includes(name)) rmSync(join(FOLDER, name), { force: true });
}

/** Bundles the processes that examine, cut and encode files, which `examineApart`, `cutApart` and `encodeApart` need. */
export function bundleProcesses() {
  const names = ['cut', 'encode', 'examine'];
  return bundleForNode(Object.fromEntries(names.map((name) => [name, `scripts/${name}/main.ts`])));
}

/** A style sheet that a script imports comes with that script, as one that the policy of a page does not refuse. */
const styleSheetsInScripts = {
  name: 'style sheets in scripts',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { css } = await postcss([tailwind()]).process(readFileSync(path), { from: path });
      const { code } = await transform(css, { loader: 'css', minify: true });
      const rules = JSON.stringify(code.trim());
      return {
        loader: 'js',
        contents: `const sheet = new CSSStyleSheet();sheet.replaceSync(${rules});document.adoptedStyleSheets.push(sheet);`,
      };
    });
  },
};

/**
 * Bundles what every page runs in a visitor's browser, beside the framework's files, whose names change with what they hold, too.
 * `.build/visitor-module.txt` says the address of the first.
 */
async function bundleForVisitors() {
  const { metafile } = await build({
    entryPoints: { visitor: VISITOR_ENTRY },
    plugins: [styleSheetsInScripts],
    outdir: VISITOR_FOLDER,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
    metafile: true,
  });
  const files = Object.keys(metafile.outputs);
  const first = files.filter((file) => metafile.outputs[file]?.entryPoint === VISITOR_ENTRY);
  writeFileSync(join(FOLDER, 'visitor-module.txt'), first.join().replace('.next', '/_next'));
}

/**
 * @param {Record<string, string>} entryPoints
 * @returns {Promise<string[]>} the names of the files written
 */
async function bundleForNode(entryPoints) {
  const { outputFiles } = await build({
    // A process that is kept starts its watcher by its address.
    entryPoints: { ...entryPoints, watcher: 'scripts/kept/watcher.mjs' },
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [
      'next',
      'pg',
      'pino',
      'postcss',
      'postcss-selector-parser',
      'file-type',
      'fontkit',
      'music-metadata',
      'sharp',
      'strtok3',
      'subset-font',
    ],
    // `server-only` is empty for server code and throws for anything else.
    conditions: ['react-server'],
    logLevel: 'warning',
    write: false,
  });
  mkdirSync(FOLDER, { recursive: true });
  for (const { path, contents } of outputFiles) {
    // Replaced atomically: another process may be starting it.
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
  return outputFiles.map(({ path }) => basename(path));
}

if (process.argv[1] === import.meta.filename) {
  liveUnderKeeper({ graceMs: 0, isGroup: true });
  refuseUnsafePackages();
  await bundle();
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status === 0) await bundleForVisitors();
  process.exit(status ?? 1);
}
