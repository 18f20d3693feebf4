import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpRequest } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const KB = 1024;

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

/** The slider's engine: fetched when slides first move. */
const ENGINE = { library: 'embla-carousel', mark: /slidesInView/ };

/** What React and Next.js are recognised by. */
const FRAMEWORK: typeof FORBIDDEN = [
  { library: 'react', mark: /react\.transitional\.element/ },
  { library: 'react-dom', mark: /__reactFiber\$/ },
  { library: 'next', mark: /__next_f/ },
];

/** The most that a page's scripts may weigh before anybody touches it, in KiB as transferred. */
const BUDGET = 10;

/** The most that a document may weigh as it is sent, in KiB: what a first round trip carries. */
const DOCUMENT = 14;
/** The home page and the longest lists. */
const LONG = new Map([
  ['/', 17],
  ['/works', 16],
  ['/about/photos', 16],
]);

const PAGES = [
  '/',
  '/about',
  '/works',
  '/works/digital-art/virtual-worlds',
  '/works/digital-art/virtual-worlds/tidal-archive',
  '/exhibitions',
  '/about/quotes',
  '/about/photos',
  '/legal/privacy-policy',
  '/contact',
  '/no/such-page',
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

const codeOf = (address: string) => readFileSync(address.replace('/_next/', '.next/'), 'utf8');
const packed = (address: string) => gzipSync(codeOf(address), { level: 9 }).length;

/** A script with all that it cannot begin without. */
function withImports(address: string): string[] {
  const imported = [...codeOf(address).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)];
  return [address, ...imported.flatMap(([, name]) => withImports(`${dirname(address)}/${name}`))];
}

/** The scripts that a browser loads with a page. */
async function scriptsOf(path: string): Promise<{ body: string; scripts: string[] }> {
  const { body } = await httpRequest(server.origin, path);
  const named = [...body.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address = '']) => address);
  return { body, scripts: [...new Set(named.flatMap(withImports))] };
}

describe('what a visitor loads to run (docs/reference/performance.md#finished-pages)', () => {
  it.for(PAGES)('%s: one module, and nothing of what it may need later', async (path, { annotate }) => {
    const { body, scripts } = await scriptsOf(path);
    const sum = scripts.reduce((bytes, script) => bytes + packed(script), 0) / KB;
    const list = scripts.map((script) => `${basename(script)} ${packed(script)}`).join(', ');
    await annotate(
      `${path}: ${sum.toFixed(1)} KB (${list}), page ${(gzipSync(body).length / KB).toFixed(1)} KB`,
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(sum, list).toBeLessThanOrEqual(BUDGET);
    const code = scripts.map(codeOf).join('\n');
    const found = [...FRAMEWORK.slice(0, 2), ...FORBIDDEN, ENGINE].filter(({ mark }) => mark.test(code));
    expect(found).toEqual([]);
  });

  it.for(PAGES)('%s: a document that comes in one round trip', async (path, { annotate }) => {
    const ask = () => httpRequest(server.origin, path, { headers: { 'accept-encoding': 'gzip, br' } });
    // The better packing is ready a moment after the first answer.
    await expect.poll(async () => (await ask()).headers['content-encoding']).toBe('br');
    const size = Number((await ask()).headers['content-length']) / KB;
    await annotate(`${path}: ${size.toFixed(1)} KB`);
    expect(size).toBeLessThan(LONG.get(path) ?? DOCUMENT);
  });

  it.each(PAGES)('%s: no data for a framework', async (path) => {
    const { body } = await scriptsOf(path);
    expect(body).not.toMatch(/__next_f|\$Sreact|<link[^>]*as="script"/);
    expect(JSON.parse(/id="react-scripts">(.*?)<\/script>/.exec(body)?.[1] ?? '[]')).toMatchObject({
      addresses: expect.arrayContaining([expect.stringMatching(/^\/_next\/static\/chunks\//)]),
    });
  });

  it('the toolbar is in a part of its own, which no page names', async () => {
    const isToolbars = (file: string) => readFileSync(file, 'utf8').includes('toolbar-account');
    const built = readdirSync('.next/static/chunks', { recursive: true, encoding: 'utf8' });
    const parts = built.filter((file) => file.endsWith('.js') && isToolbars(`.next/static/chunks/${file}`));
    expect(parts.length).toBeGreaterThan(0);
    for (const path of PAGES) {
      const { body } = await httpRequest(server.origin, path);
      expect(
        parts.filter((part) => body.includes(part)),
        path,
      ).toEqual([]);
    }
  });

  it('the framework’s marks are in what a page of the panel runs', async () => {
    const { body, scripts } = await scriptsOf('/master');
    const listed = JSON.parse(/id="late-scripts">(.*?)<\/script>/.exec(body)?.[1] ?? '[]') as string[];
    const code = [...scripts, ...listed].map(codeOf).join('\n');
    for (const { mark } of FRAMEWORK) expect(code).toMatch(mark);
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
