import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { APPLICATION_SEGMENTS, ROOT_LOCALE } from '@/lib/domain/addresses/paths';
import { reservedSegments } from './lib/domain/languages/catalogue';
import {
  INNER_FOLDERS,
  PAGE_FILES,
  RESERVATION_ADDRESS,
  RESERVATION_FILE,
  SITE_FILE,
  SITE_FOLDER,
} from './lib/domain/site/page-files';
import { securityHeaders } from './scripts/serve/security-headers';

const escaped = (words: Iterable<string>) =>
  [...words].map((word) => word.replaceAll(/[^a-z0-9]/gi, '\\$&')).join('|');
const languages = escaped(reservedSegments());
// First segments that are no page of the language without a prefix: every language the site could ever have,
// the application's own, and names of files.
const notUnprefixed = `(?!(?:${languages}|${escaped([...APPLICATION_SEGMENTS].filter((each) => !['master', 'search'].includes(each)))}|_next|${INNER_FOLDERS.join('|')})(?:/|$)|[^/]*\\.)`;

/** Sources, and what may lie beside them, by patterns of `path.join` that match some of their names. */
const TRACED_BY_CHANCE = [
  './{.data,.git,app,benchmarks,components,demo,docs,messages,own-blocks,prisma,scripts,stores,tests}/**',
  './lib/**/*.ts',
];

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  cacheHandler: path.resolve('.build/cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // The page of the kit is built by nobody else.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['ts', 'tsx', 'dev.tsx'] : ['ts', 'tsx'],
  turbopack: {
    rules: {
      '**/node_modules/sonner/dist/index.mjs': {
        loaders: [path.resolve('scripts/bundling/no-inserted-styles.cjs')],
      },
    },
  },
  // What a route reads of the disk is in the data folder or named by the Dockerfile: no source, and nothing of the site.
  outputFileTracingExcludes: { '/**': TRACED_BY_CHANCE },
  // Half the size of a build, and Node reads none without being told to.
  experimental: { serverSourceMaps: false },
  // `npm test` checks types with the whole project in view.
  typescript: { ignoreBuildErrors: true },
  // Pictures come from /media; the framework's own way of making them is shut (decision 10).
  images: { unoptimized: true },
  /** Next.js takes `index` for the page above it: two addresses for one page. */
  async redirects() {
    return [
      { source: '/index', destination: '/', permanent: true },
      { source: `/:locale(${languages})/index`, destination: '/:locale', permanent: true },
    ];
  },
  /** Locale routing without middleware: three quarters of the throughput instead of one. */
  async rewrites() {
    return {
      beforeFiles: [
        // Where these are routed inside is no address: from outside it is a page that does not exist.
        {
          source: `/:folder(${INNER_FOLDERS.join('|')})/:path*`,
          destination: `/${ROOT_LOCALE}/:folder/:path*`,
        },
        { source: `/:name(${SITE_FILE})`, destination: `/${SITE_FOLDER}/:name` },
        { source: RESERVATION_ADDRESS, destination: `/${SITE_FOLDER}/${RESERVATION_FILE}` },
        ...Object.values(PAGE_FILES).flatMap(({ folder, name }) => [
          { source: `/${name}`, destination: `/${folder}/${ROOT_LOCALE}` },
          { source: `/:locale(${languages})/:path*/${name}`, destination: `/${folder}/:locale/:path*` },
          { source: `/:path*/${name}`, destination: `/${folder}/${ROOT_LOCALE}/:path*` },
        ]),
        { source: '/', destination: `/${ROOT_LOCALE}` },
        { source: `/:path(${notUnprefixed}.*)`, destination: `/${ROOT_LOCALE}/:path` },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
  /** What depends on the site's address is added by the small server when it runs: a build fits every address. */
  async headers() {
    const headers = Object.entries(securityHeaders(undefined)).map(([key, value]) => ({
      key,
      value,
    }));
    return [
      { source: '/:path*', headers },
      // Their names change with what they hold.
      {
        source: '/builds/typefaces/:file(.+\\.woff2)',
        headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
      },
      { source: '/:locale/master/:path*', headers: [{ key: 'x-robots-tag', value: 'noindex, nofollow' }] },
      { source: '/master/:path*', headers: [{ key: 'x-robots-tag', value: 'noindex, nofollow' }] },
    ];
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(nextConfig);
