import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpRequest } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const KB = 1024;
const MANIFEST = '.next/server/app/[locale]/(site)/[[...path]]/page_client-reference-manifest.js';

/** Code that no visitor's first load may contain, recognised by a string that survives minification. */
const FORBIDDEN: { library: string; mark: RegExp }[] = [
  { library: 'zod', mark: /\b_zod\b/ },
  { library: 'photoswipe', mark: /pswp__/ },
  { library: 'openseadragon', mark: /openseadragon-canvas/ },
  { library: 'sanitize-html', mark: /allowedSchemesByTag/ },
  { library: 'use-intl', mark: /MISSING_MESSAGE/ },
  { library: 'prosemirror-view', mark: /ProseMirror/ },
  { library: '@tiptap/core', mark: /tiptap/i },
  { library: '@tanstack/react-query', mark: /No QueryClient set/ },
  { library: 'zustand', mark: /getInitialState/ },
  { library: 'cmdk', mark: /cmdk-/ },
  { library: '@dnd-kit/core', mark: /DndContext|DndDescribedBy/ },
  { library: 'sonner', mark: /data-sonner/ },
];

/** The slider's engine: only on pages that have one. */
const ENGINE = { library: 'embla-carousel', mark: /slidesInView/ };

/** Pages, and the most that their own scripts may weigh beside the framework, in KiB as transferred. */
const PAGES = [
  { path: '/about', budget: 12.25, hasSlides: false },
  { path: '/works', budget: 12.25, hasSlides: false },
  { path: '/works/digital-art/virtual-worlds', budget: 12.25, hasSlides: false },
  { path: '/exhibitions', budget: 12.25, hasSlides: false },
  { path: '/about/quotes', budget: 12.25, hasSlides: false },
  { path: '/legal/privacy-policy', budget: 12.25, hasSlides: false },
  { path: '/contact', budget: 12.25, hasSlides: false },
  { path: '/works/digital-art/virtual-worlds/tidal-archive', budget: 30, hasSlides: true },
  { path: '/', budget: 30, hasSlides: true },
  { path: '/about/photos', budget: 30, hasSlides: true },
];

let site: SeededSite;
let server: SiteServer;

beforeAll(async () => {
  site = await seededSite();
  server = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
});
afterAll(async () => {
  await server.stop();
  await site.drop();
});

/** The components that run in the browser, each with the chunks it comes in. */
function clientModules(): Map<string, string[]> {
  const world = createContext({});
  runInContext(`globalThis.self = globalThis;${readFileSync(MANIFEST, 'utf8')}`, world);
  const found = runInContext('JSON.stringify(Object.values(globalThis.__RSC_MANIFEST))', world);
  const manifests = JSON.parse(found) as { clientModules: Record<string, { chunks: string[] }> }[];
  return new Map(
    manifests.flatMap(({ clientModules: its }) =>
      Object.entries(its).map(([file, { chunks }]) => [file.replace('[project]/', ''), chunks] as const),
    ),
  );
}

/** The chunks that every application of this Next.js loads: its start, and its own components that nothing of ours is with. */
function frameworkChunks(): Set<string> {
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
    rootMainFiles: string[];
  };
  const modules = [...clientModules()];
  const isOurs = (file: string) => !/next\/dist\/(?!client\/app-dir\/)/.test(file);
  const ours = new Set(modules.flatMap(([file, chunks]) => (isOurs(file) ? chunks : [])));
  const its = modules.flatMap(([, chunks]) => chunks).filter((chunk) => !ours.has(chunk));
  return new Set([...rootMainFiles.map((file) => `/_next/${file}`), ...its]);
}

/** The scripts that a browser loads with a page: those of its tags, and those that its payload names for its islands. */
async function chunksOf(path: string): Promise<string[]> {
  const { status, body } = await httpRequest(server.origin, path);
  expect([path, status]).toEqual([path, 200]);
  const named = [...body.matchAll(/\/_next\/static\/[\w./~@%-]+\.js/g)].map(([address]) => address);
  const old = [...body.matchAll(/<script src="([^"]+)" noModule/g)].map(([, address]) => address);
  return [...new Set(named)].filter((address) => !old.includes(address));
}

const codeOf = (chunk: string) => readFileSync(chunk.replace('/_next/', '.next/'), 'utf8');
const packed = (chunk: string) => gzipSync(codeOf(chunk), { level: 9 }).length;

describe('what a visitor loads to run', () => {
  it.for(PAGES)(
    '$path: at most $budget KiB over the framework',
    async ({ path, budget, hasSlides }, { annotate }) => {
      const chunks = await chunksOf(path);
      const framework = frameworkChunks();
      const own = chunks.filter((chunk) => !framework.has(chunk));
      expect(chunks.length).toBeGreaterThan(own.length);
      const sum = (some: string[]) => some.reduce((bytes, chunk) => bytes + packed(chunk), 0) / KB;
      const list = own.map((chunk) => `${chunk.split('/').at(-1)} ${packed(chunk)}`).join(', ');
      await annotate(`${path}: ${sum(own).toFixed(1)} KB over ${sum(chunks).toFixed(1)} KB (${list})`);
      expect(sum(own), list).toBeLessThanOrEqual(budget);
      const unwanted = hasSlides ? FORBIDDEN : [...FORBIDDEN, ENGINE];
      const found = chunks.flatMap((chunk) =>
        unwanted
          .filter(({ mark }) => mark.test(codeOf(chunk)))
          .map(({ library }) => `${library} in ${chunk}`),
      );
      expect(found).toEqual([]);
    },
  );

  it('no part of the editor, the media library, the administration or their data is among its components', () => {
    const files = [...clientModules().keys()];
    expect(files.some((file) => file.startsWith('components/shell/'))).toBe(true);
    const inside =
      /^(components\/(editor|media|languages|auth|master|toolbar)|components\/blocks\/[^/]+\/editor|stores|lib\/(client|contracts|server))\b/;
    expect(files.filter((file) => inside.test(file))).toEqual([]);
  });

  it('the toolbar is in a part of its own, which no page names (docs/reference/performance.md#finished-pages)', async () => {
    const isToolbars = (file: string) => readFileSync(file, 'utf8').includes('toolbar-account');
    const built = readdirSync('.next/static/chunks', { recursive: true, encoding: 'utf8' });
    const parts = built.filter((file) => file.endsWith('.js') && isToolbars(`.next/static/chunks/${file}`));
    expect(parts.length).toBeGreaterThan(0);
    for (const { path } of PAGES) {
      const { body } = await httpRequest(server.origin, path);
      expect(
        parts.filter((part) => body.includes(part)),
        path,
      ).toEqual([]);
    }
  });

  it.each([...FORBIDDEN, ENGINE])(
    'the mark of $library is in its code where it is installed',
    ({ library, mark }) => {
      const folder = `node_modules/${library}`;
      if (!existsSync(folder)) return;
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const code = files.filter((file) => /\.m?js$/.test(file) && !file.includes('node_modules'));
      expect(code.some((file) => mark.test(readFileSync(`${folder}/${file}`, 'utf8')))).toBe(true);
    },
  );
});
