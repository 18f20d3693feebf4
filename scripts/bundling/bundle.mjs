// Bundles what a build has besides Next.js's own output: the programs that run the site (Node does not read TypeScript), Next.js's
// cache handler, the scripts that stand inline in pages, and what visitors' browsers run.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { build, transform } from 'esbuild';
import postcss from 'postcss';

const FOLDER = '.build';
const VISITOR_ENTRY = 'components/shell/visitor/main.ts';
const VISITOR_FOLDER = '.next/static/visitor';
/** What production installs is loaded from there, and everything else is in the bundles (decision 62). */
const PACKAGES = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies);
const REQUIRE =
  "import { createRequire as requireOf } from 'node:module';const require = requireOf(import.meta.url);";

const SERVER = {
  serve: 'scripts/serve/main.ts',
  'cache-handler': 'lib/server/page-store/next-cache-handler.ts',
};
const PROCESSES = {
  'back-up': 'scripts/back-up/main.ts',
  'embedded-server': 'scripts/db/embedded-server.ts',
  cut: 'scripts/cut/main.ts',
  encode: 'scripts/encode/main.ts',
  examine: 'scripts/examine/main.ts',
};
/** What `npm run serve` starts, and the commands that work on a site: none of them needs the sources. */
const SITE = {
  site: 'scripts/start/serve-built.ts',
  // Started by its address, as the watcher is.
  'draw-thread': 'demo/art/draw-worker.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  move: 'scripts/move.ts',
  'owner-link': 'scripts/owner-link.ts',
  'media-repair': 'scripts/media-repair.ts',
  'migrate-apply': 'scripts/db/migrate-apply.ts',
};

/** What an older build has left goes last: somebody may be starting what stays. */
export async function bundle() {
  const written = [
    await bundleForNode(SERVER),
    await bundleProcesses(),
    await bundleForNode(SITE),
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

/** Bundles the processes that examine, cut and encode files and make backups, for what starts them apart. */
export function bundleProcesses() {
  return bundleForNode(PROCESSES);
}

/**
 * The packages that the programs of a build load when they run.
 * @returns {Promise<string[]>}
 */
export async function bundledPackages() {
  const { metafile } = await nodeBundle({ ...SERVER, ...PROCESSES, ...SITE });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports.flatMap(({ path, external }) => {
    const [, name] = (external && !isBuiltin(path) && /^((?:@[^/]+\/)?[^/]+)/.exec(path)) || [];
    return name ? [name] : [];
  });
  return [...new Set(names)];
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
export async function bundleForVisitors() {
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
  const { outputFiles } = await nodeBundle(entryPoints);
  mkdirSync(FOLDER, { recursive: true });
  for (const { path, contents } of outputFiles) {
    // Replaced atomically: another process may be starting it.
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
  return outputFiles.map(({ path }) => basename(path));
}

/** @param {Record<string, string>} entryPoints */
function nodeBundle(entryPoints) {
  return build({
    // A process that is kept starts its watcher by its address.
    entryPoints: { ...entryPoints, watcher: 'scripts/kept/watcher.mjs' },
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: PACKAGES,
    // For bundled packages that are not modules.
    banner: { js: REQUIRE },
    // `server-only` is empty for server code and throws for anything else.
    conditions: ['react-server'],
    logLevel: 'warning',
    metafile: true,
    write: false,
  });
}
