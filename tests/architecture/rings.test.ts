import { describe, expect, test } from 'vitest';
import { judge } from '@/scripts/imports/judge';
import { projectFiles } from '@/scripts/imports/project-files';
import { readImports } from '@/scripts/imports/read-imports';
import { RINGS, ringOf } from '@/scripts/imports/rings';

const SERVER_ONLY = "import 'server-only';\n";

/** The verdict on a file with a single import. */
function judged(path: string, line: string): string[] {
  const isServer = ringOf(path)?.isServerOnly === true;
  return judge(new Map([[path, isServer ? SERVER_ONLY + line : line]]));
}

describe('each ring refuses what the architecture says it may never import', () => {
  const REFUSED: [path: string, line: string, because: string][] = [
    ['lib/domain/content/a.ts', "import { useState } from 'react';", 'package react'],
    ['lib/domain/content/a.ts', "import { headers } from 'next/headers';", 'package next/headers'],
    ['lib/domain/content/a.ts', "import type { Page } from '@prisma/client';", 'package @prisma/client'],
    ['lib/domain/content/a.ts', "import { join } from 'node:path';", 'package node:path'],
    ['lib/domain/content/a.ts', "import { join } from 'path';", 'package path'],
    ['lib/domain/content/a.ts', "import type { P } from '@/lib/server/pages/read/find-page';", '(server)'],
    ['lib/domain/content/a.ts', "import { C } from '@/lib/contracts/pages';", '(contracts)'],
    ['lib/domain/content/a.ts', "export { b } from '@/stores/b';", '(stores)'],
    ['lib/contracts/a.ts', "import { useQuery } from '@tanstack/react-query';", 'react-query'],
    ['lib/contracts/a.ts', "type P = import('@/lib/server/pages/read/find-page').P;", '(server)'],
    ['lib/server/a.ts', "import { C } from '@/components/page/page-view';", '(views)'],
    ['lib/server/a.ts', "import { b } from '@/stores/b';", '(stores)'],
    ['lib/server/a.ts', "import { b } from '@/lib/client/b';", '(client data)'],
    ['lib/server/a.ts', "import { useQuery } from '@tanstack/react-query';", 'react-query'],
    ['lib/i18n/request.ts', "import { b } from '@/stores/b';", '(stores)'],
    ['lib/i18n/routing.ts', "import { b } from '@/lib/server/b';", '(server)'],
    ['lib/server/page-store/a.ts', "import { b } from '@/components/ui/b';", '(primitives)'],
    ['lib/server/ready-pictures.ts', "import sharp from 'sharp';", 'package sharp'],
    ['lib/server/ready-pictures.ts', "import { b } from '@/lib/server/b';", '(server)'],
    ['lib/server/metrics/a.ts', "import { b } from '@/lib/server/b';", '(server)'],
    ['lib/server/gateway/a.ts', "import { b } from '@/lib/server/b';", '(server)'],
    ['lib/server/log.ts', "import { b } from '@/lib/server/b';", '(server)'],
    ['lib/server/db.ts', "import { b } from '@/lib/client/b';", '(client data)'],
    ['lib/client/a.ts', "import { b } from '@/lib/server/b';", '(server)'],
    ['lib/client/a.ts', "import { b } from '@/stores/b';", '(stores)'],
    ['lib/client/a.ts', "import { b } from '@/components/ui/b';", '(primitives)'],
    ['lib/client/a.ts', "import { toast } from 'sonner';", 'package sonner'],
    ['stores/a.ts', "import { b } from '@/lib/client/b';", '(client data)'],
    ['stores/a.ts', "import { b } from '@/lib/server/b';", '(server)'],
    ['stores/a.ts', "import { b } from '@/components/ui/b';", '(primitives)'],
    ['components/ui/a.tsx', "import { b } from '@/lib/domain/content/b';", '(domain)'],
    ['components/ui/a.tsx', "import { b } from '@/components/page/b';", '(views)'],
    ['components/islands/a.tsx', "import { b } from '@/components/ui/b';", '(primitives)'],
    ['components/page/a.tsx', "import { b } from '@/components/ui/b';", '(primitives)'],
    ['components/blocks/quote/view.tsx', "import { b } from '@/lib/server/b';", '(server)'],
    ['components/blocks/quote/view.tsx', "import { b } from '@/lib/client/b';", '(client data)'],
    ['components/blocks/quote/view.tsx', "import { b } from '@/stores/b';", '(stores)'],
    ['components/blocks/quote/view.tsx', "import { Q } from './editor';", '(features)'],
    ['components/page/a.tsx', "const E = () => import('@/components/editor/entry');", '(features)'],
    ['components/layout/a.tsx', "import { b } from '@/components/shell/b';", '(shell)'],
    ['components/layout/a.tsx', "import { b } from '@/lib/contracts/b';", '(contracts)'],
    ['components/editor/a.tsx', "import { b } from '@/lib/server/b';", '(server)'],
    ['components/editor/a.tsx', "import { b } from '@/components/media/b';", '(feature media)'],
    ['components/blocks/quote/editor.tsx', "import { b } from '@/components/media/b';", '(feature media)'],
    ['components/editor/a.tsx', "import { b } from '@/lib/contracts/b';", 'only types'],
    ['components/editor/a.tsx', "import { readFile } from 'node:fs/promises';", 'package node:fs/promises'],
    ['components/shell/a.tsx', "import { b } from '@/lib/server/b';", '(server)'],
    ['app/a.ts', "import { db } from '@/lib/server/db';", '(database)'],
    ['app/a.ts', "import { PrismaClient } from '@/lib/server/generated/prisma/client';", '(database)'],
    ['app/a.ts', "import { Prisma } from '@prisma/client';", 'package @prisma/client'],
    ['app/a.ts', "import { put } from '@vercel/blob';", 'package @vercel/blob'],
    ['middleware.ts', "import { b } from '@/stores/b';", '(stores)'],
    ['own-blocks/timeline/definition.ts', "import { useState } from 'react';", 'package react'],
    ['own-blocks/definitions.ts', "import { b } from './timeline/view';", '(views)'],
    ['own-blocks/timeline/view.tsx', "import { b } from '@/lib/server/b';", '(server)'],
    ['own-blocks/timeline/texts.ts', "import { b } from '@/lib/domain/b';", '(domain)'],
    ['messages/keys.ts', "import { b } from '@/lib/domain/content/b';", '(domain)'],
    ['docs/reference/openapi.json', "import { b } from '@/lib/domain/b';", '(domain)'],
    ['scripts/serve/a.ts', "import { b } from '@/lib/server/b';", '(server)'],
    ['scripts/serve/a.ts', "import { b } from '@/lib/domain/site/b';", '(domain)'],
    ['scripts/serve/a.ts', "import { z } from 'zod';", 'package zod'],
    ['lib/domain/content/a.ts', "import { b } from '@/tests/factories/b';", '(workshop)'],
    ['app/a.ts', "import { b } from '@/scripts/b';", '(workshop)'],
    ['lib/domain/content/a.ts', "import { b } from './b.test';", '(workshop)'],
    ['demo/content/a.ts', "import { b } from '@/lib/server/b';", '(server)'],
    ['lib/server/a.ts', "import { b } from '@/demo/content/b';", '(demonstration)'],
    ['scripts/kept/a.ts', "import { b } from '@/lib/server/log';", '(log)'],
  ];

  test.each(REFUSED)('%s: %s', (path, line, because) => {
    expect(judged(path, line).join()).toContain(because);
  });

  test('and every ring but the one that may import anything is among them', () => {
    const shown = new Set(REFUSED.map(([path]) => ringOf(path)?.name));
    const strict = RINGS.filter((ring) => ring.rings !== 'any').map((ring) => ring.name);
    expect(strict.filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('each ring may import what it needs', () => {
  test.each([
    ['lib/domain/content/a.ts', "import { z } from 'zod';"],
    ['lib/contracts/a.ts', "import { b } from '@/lib/domain/content/b';"],
    ['lib/server/a.ts', "import { db } from '@/lib/server/db';"],
    ['lib/client/a.ts', "import { b } from '@/lib/contracts/b';"],
    ['stores/a.ts', "import { createStore } from 'zustand/vanilla';"],
    ['components/blocks/quote/view.tsx', "import { TextFilter } from '@/components/islands/text-filter';"],
    ['components/editor/a.tsx', "import type { B } from '@/lib/contracts/b';"],
    ['components/editor/a.tsx', "import { type B } from '@/lib/contracts/b';"],
    ['components/editor/a.tsx', "import { Q } from '@/components/blocks/quote/editor';"],
    ['components/shell/a.tsx', "import { b } from '@/components/media/b';"],
    ['app/a.ts', "import { findPage } from '@/lib/server/pages/read/find-page';"],
    ['app/a.ts', "import document from '@/docs/reference/openapi.json';"],
    ['scripts/serve/a.ts', "import { b } from '@/lib/server/page-store/b';"],
    ['scripts/a.ts', "import { db } from '@/lib/server/db';"],
    ['lib/server/a.test.ts', "import { b } from '@/stores/b';"],
  ])('%s: %s', (path, line) => {
    expect(judged(path, line)).toEqual([]);
  });
});

describe('the rest of the rules', () => {
  test('a server file begins with the guard against the client', () => {
    expect(judge(new Map([['lib/server/a.ts', 'export const a = 1;']]))).toEqual([
      "lib/server/a.ts:1 must begin with import 'server-only'",
    ]);
  });

  test('a file in an unknown folder is reported, so that the table stays complete', () => {
    expect(judge(new Map([['services/a.ts', '']])).join()).toContain('is in no ring');
    expect(judged('app/a.ts', "import { b } from '@/services/b';").join()).toContain('is in no ring');
  });

  test('a relative import stays inside its area', () => {
    expect(judged('lib/server/pages/a.ts', "import { b } from '../../domain/b';").join()).toContain(
      '@/lib/domain/b',
    );
    expect(judged('components/page/a.tsx', "import { b } from '../layout/b';").join()).toContain(
      '@/components/layout/b',
    );
    expect(judged('lib/domain/content/a.ts', "import { b } from '../blocks/b';")).toEqual([]);
    expect(judged('components/layout/layouts/a.tsx', "import { b } from '../b';")).toEqual([]);
  });

  test('every source of the project is in a ring', () => {
    const sources = projectFiles().filter((path) => /\.(tsx?|mjs|js|css|json)$/.test(path));
    expect(sources.filter((path) => !ringOf(path))).toEqual([]);
  });

  test('an import is found in whatever form it is written, and in JSX text it is not', () => {
    const source = `
      import type { A } from 'a';
      import { type B } from 'b';
      import 'c';
      import d, { type D } from 'd';
      export type { E } from 'e';
      export * from 'f';
      type G = typeof import('g');
      const h = () => import('h');
      const text = <p>When you import {d} from 'nowhere'</p>;
    `;
    expect(readImports('a.tsx', source).map(({ specifier, isTypeOnly }) => [specifier, isTypeOnly])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
      ['d', false],
      ['e', true],
      ['f', false],
      ['g', true],
      ['h', false],
    ]);
  });
});
