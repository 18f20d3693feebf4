/**
 * The rings of ARCHITECTURE.md: a file's folder tells what it may import. This table is the only place that says so;
 * `npm run check:imports` enforces it, and `tests/architecture/rings.test.ts` shows that each line of it bites.
 */
export interface Ring {
  readonly name: RingName;
  /** The paths that belong to it; the first ring of the table that matches a path has it. */
  readonly where: readonly RegExp[];
  /** The rings it may import from, itself included. */
  readonly rings: readonly RingName[] | 'any';
  /** The rings it may import types from, and nothing else. */
  readonly types?: readonly RingName[];
  /** The packages it may import, by the name written in the import. */
  readonly packages: readonly RegExp[] | 'any';
  /** Whether its files must begin with `import 'server-only'`. */
  readonly isServerOnly?: boolean;
}

export type RingName =
  | 'workshop'
  | 'serve'
  | 'kept process'
  | 'page store'
  | 'ready pictures'
  | 'metrics'
  | 'gateway'
  | 'log'
  | 'database'
  | 'domain'
  | 'demonstration'
  | 'contracts'
  | 'server'
  | 'i18n'
  | 'messages'
  | 'API description'
  | 'client data'
  | 'stores'
  | 'primitives'
  | 'islands'
  | 'views'
  | 'features'
  | 'shell'
  | 'adapters';

const REACT = /^react(-dom)?(\/|$)/;
const NEXT_IN_VIEWS = /^next\/(dynamic|font\/local|image|link|navigation|script)$/;
const NEXT_INTL = /^next-intl(\/navigation|\/routing)?$/;
const CLASS_NAMES = /^(clsx|tailwind-merge|class-variance-authority)$/;
const SERVER_PACKAGES = [
  /^(server-only|zod|pg|react|sanitize-html|sharp|fontkit|busboy|file-type|music-metadata|strtok3|fflate|tar-stream|saxes|postcss|postcss-selector-parser|subset-font|nodemailer|next-auth(\/jwt|\/providers\/credentials)?|@node-rs\/argon2|@simplewebauthn\/server(\/helpers)?|@vercel\/blob(\/client)?)$/,
  /^node:/,
  /^next(\/|$)/,
  /^(next-intl(\/server)?|use-intl\/core)$/,
  /^@prisma\//,
];

export const RINGS: readonly Ring[] = [
  {
    // The small server around Next.js: it may import the page store, which pictures are ready, what both it and the application
    // have to know of a call, the log, the words of its one page, what a kept process does, and nothing else of ours.
    name: 'serve',
    where: [/^scripts\/serve\/(?!.*\.test\.)/],
    rings: ['serve', 'kept process', 'page store', 'ready pictures', 'metrics', 'gateway', 'log', 'messages'],
    packages: [/^node:/, /^next$/],
  },
  {
    // What processes and their keeper share; used before anything is installed.
    name: 'kept process',
    where: [/^scripts\/kept\/(?!.*\.test\.)/],
    rings: ['kept process'],
    packages: [/^node:/],
  },
  {
    // Made from the contracts, and served.
    name: 'API description',
    where: [/^docs\/reference\/openapi\.json$/],
    rings: [],
    packages: [],
  },
  {
    // Tests, scripts, benchmarks and configuration: they may import anything, and nothing imports them.
    name: 'workshop',
    where: [
      /\.(test|arbitrary)(\.tsx?)?$/,
      /^(tests|scripts|benchmarks|prisma|public|docs|\.[^/]+)\//,
      /^(?!(middleware|proxy|instrumentation)\.ts$)[^/]+$/,
    ],
    rings: 'any',
    packages: 'any',
  },
  {
    // The parser of messages is the one that pages read them with; those of foreign files are as pure as our own rules.
    name: 'domain',
    where: [/^lib\/domain\//, /^own-blocks\/([^/]+\/definition|definitions)(\.ts)?$/],
    rings: ['domain'],
    packages: [/^(zod|intl-messageformat|saxes|htmlparser2|papaparse|marked)$/],
  },
  {
    // Content that the product does not need; other sites may delete it.
    name: 'demonstration',
    where: [/^demo\//],
    rings: ['demonstration', 'domain'],
    packages: [/^(sharp|tsx\/esm\/api)$/, /^node:/],
  },
  {
    name: 'contracts',
    where: [/^lib\/contracts\//],
    rings: ['contracts', 'domain'],
    packages: [/^zod$/],
  },
  {
    // Rows and queries stay inside the server ring.
    name: 'database',
    where: [/^lib\/server\/(db\.ts$|db$|generated\/)/],
    rings: ['database', 'server', 'log'],
    packages: SERVER_PACKAGES,
  },
  {
    name: 'page store',
    where: [/^lib\/server\/page-store\//],
    rings: ['page store', 'server', 'database', 'log', 'contracts', 'domain'],
    packages: SERVER_PACKAGES,
    isServerOnly: true,
  },
  {
    // The small server uses these, so they must not pull in decoders and queries.
    name: 'ready pictures',
    where: [/^lib\/server\/ready-pictures/],
    rings: ['ready pictures', 'domain'],
    packages: [/^server-only$/, /^node:/],
    isServerOnly: true,
  },
  {
    // Both the small server and the application count.
    name: 'metrics',
    where: [/^lib\/server\/metrics\//],
    rings: ['metrics'],
    packages: [/^(server-only|prom-client)$/],
    isServerOnly: true,
  },
  {
    name: 'gateway',
    where: [/^lib\/server\/gateway\//],
    rings: ['gateway', 'domain'],
    packages: [/^(server-only|isbot)$/, /^node:/],
    isServerOnly: true,
  },
  {
    name: 'log',
    where: [/^lib\/server\/log(\.ts)?$/],
    rings: [],
    packages: [/^(server-only|pino)$/, /^node:/],
    isServerOnly: true,
  },
  {
    name: 'server',
    where: [/^lib\/server\//, /^lib\/i18n\/request(\.ts)?$/],
    rings: [
      ...(['server', 'database', 'page store', 'ready pictures', 'metrics', 'gateway', 'log'] as const),
      ...(['contracts', 'domain', 'i18n', 'messages'] as const),
    ],
    packages: SERVER_PACKAGES,
    isServerOnly: true,
  },
  {
    name: 'i18n',
    where: [/^lib\/i18n\//],
    rings: ['i18n', 'domain', 'messages'],
    packages: [NEXT_INTL],
  },
  {
    name: 'messages',
    where: [/^messages\//, /^own-blocks\/([^/]+\/)?texts(\.ts)?$/],
    rings: ['messages'],
    packages: [],
  },
  {
    name: 'client data',
    where: [/^lib\/client\//],
    rings: ['client data', 'contracts', 'domain'],
    types: ['messages'],
    packages: [/^(@tanstack\/react-query|idb-keyval|fflate|@simplewebauthn\/browser|@vercel\/blob\/client)$/],
  },
  {
    name: 'stores',
    where: [/^stores\//],
    rings: ['stores', 'domain'],
    packages: [/^zustand(\/|$)/],
  },
  {
    // The parts that the owner's tools are made of.
    name: 'primitives',
    where: [/^components\/ui\//],
    rings: ['primitives'],
    packages: [REACT, CLASS_NAMES, /^(@dnd-kit\/core|lucide-react|sonner|radix-ui)$/],
  },
  {
    // Code that runs in a visitor's browser.
    name: 'islands',
    where: [/^components\/islands\//],
    rings: ['islands'],
    packages: [REACT, /^(embla-carousel.*|photoswipe.*|openseadragon)$/],
  },
  {
    // Features meet here, or through a store.
    name: 'shell',
    where: [/^components\/shell\//],
    rings: ['shell', 'features', 'views', 'islands', 'primitives', 'stores', 'client data', 'domain', 'i18n'],
    types: ['contracts'],
    packages: [REACT, NEXT_IN_VIEWS, NEXT_INTL, CLASS_NAMES, /^(sonner|@tanstack\/react-query)$/],
  },
  {
    name: 'features',
    where: [
      /^components\/(editor|media|languages|auth|master|toolbar)\//,
      /^components\/blocks\/[^/]+\/editor(\.tsx)?$/,
    ],
    rings: ['features', 'views', 'islands', 'primitives', 'stores', 'client data', 'domain', 'i18n'],
    types: ['contracts'],
    packages: [
      /^(?!node:|next\/(cache|headers|server)$|next-intl\/server$|(@prisma|pg|sharp|server-only)(\/|$))/,
    ],
  },
  {
    name: 'views',
    where: [/^components\/(parts|blocks|layout|page)\//, /^own-blocks\//],
    rings: ['views', 'islands', 'domain', 'i18n'],
    packages: [REACT, NEXT_IN_VIEWS, NEXT_INTL],
  },
  {
    name: 'adapters',
    where: [/^app\//, /^(middleware|proxy|instrumentation)(\.ts)?$/],
    rings: [
      ...(['adapters', 'features', 'shell', 'views', 'server', 'contracts', 'domain', 'i18n'] as const),
      'API description',
    ],
    packages: [/^(?!(@prisma|@vercel\/blob|pg)(\/|$))/],
  },
];

/** The ring that a path belongs to, or undefined for a folder that the table does not know. */
export function ringOf(path: string): Ring | undefined {
  return RINGS.find((ring) => ring.where.some((pattern) => pattern.test(path)));
}

/** The feature of a path of that ring: its folder, and `editor` for a block's own editor. */
export function featureOf(path: string): string {
  const [, folder = ''] = path.split('/');
  return folder === 'blocks' ? 'editor' : folder;
}
