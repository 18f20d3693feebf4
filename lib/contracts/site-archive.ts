import * as z from 'zod';
import { attributeListSchema } from '@/lib/domain/content/content-schema';
import { isRecord } from '@/lib/domain/json';
import { catalogueEntryFor } from '@/lib/domain/languages/catalogue';
import { FONTS, INPUT } from '@/lib/domain/limits';
import { isMediaPathname } from '@/lib/domain/media/pathname';
import { SIGNATURE_STATES } from '@/lib/domain/media/rights';
import { PAGE_KINDS } from '@/lib/domain/site/page-kinds';
import { PAGE_LAYOUTS } from '@/lib/domain/site/routes';
import { fontId } from '@/lib/domain/site-theme/own-font';
import { newPagePath, pagePath } from './address';
import { mediaDetails } from './media';
import { meta } from './pages';
import { templateName } from './section-templates';
import { fontLicence } from './site-fonts';
import { siteMenu } from './site-menu';
import { siteRights } from './site-rights';
import { storedTheme } from './site-theme';
import { date, requiredText, text } from './text';
import { key, namespace } from './translations';

/** The manifest of an archive. Version 1 has no unpublished content: optional fields belong to version 2. Version 3 has section templates, version 4 uploaded fonts, version 5 kinds of pages. */
export const ARCHIVE_VERSION = 5;
export const MANIFEST = 'manifest.json';
export const ARCHIVE_MEDIA = 'media/';

/** The files of rows in an archive of the site, in their order. */
export const ROW_FILES = [
  'languages.ndjson',
  'translations.ndjson',
  'pages.ndjson',
  'texts.ndjson',
  'redirects.ndjson',
  'media.ndjson',
  'section-templates.ndjson',
  'fonts.ndjson',
] as const;
export type RowFile = (typeof ROW_FILES)[number];

/** The versions that brought files of rows which older archives do not have. */
const SINCE: Partial<Record<RowFile, number>> = { 'section-templates.ndjson': 3, 'fonts.ndjson': 4 };

/** The files of rows that archives of a version have. */
export const rowFilesOf = (version: number): readonly RowFile[] =>
  ROW_FILES.filter((name) => version >= (SINCE[name] ?? 1));

const PLACEHOLDER = 8_000;
const hash = z.string().regex(/^[0-9a-f]{64}$/, { error: 'This is not a SHA-256 in hexadecimal' });

const rowFile = z.strictObject({
  name: z.string(),
  lines: z.int().nonnegative(),
  size: z.int(),
  sha256: hash,
});
export type RowFileFacts = z.infer<typeof rowFile>;

/** The first file of an archive; `backup` is one that `npm run backup` has made. */
export const archiveManifest = z.object({
  format: z.literal('atelier'),
  kind: z.enum(['site', 'backup']),
  version: z.int(),
  files: z.array(rowFile),
  /** What pictures say that name no rights of their own. */
  rights: siteRights.exactOptional(),
  /** How the site looks. */
  theme: storedTheme.exactOptional(),
  /** What the menu and the footer lead to, with paths in place of the ids of pages. */
  menu: siteMenu.exactOptional(),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;

/** The manifest of a backup also says which migrations its tables are of. */
export const backupManifest = archiveManifest.extend({ migrations: z.array(z.string()) });

/** In the order of the site; its tag and direction are the catalogue's. */
export const languageRow = z.strictObject({
  code: z
    .string()
    .max(INPUT.languageCodeCharacters)
    .refine((code) => catalogueEntryFor(code) !== undefined && code === code.toLowerCase(), {
      error: 'This language is not in the catalogue',
    }),
  name: requiredText(INPUT.languageNameCharacters),
  iconCode: z.string().regex(/^[a-z]{2}$/, { error: 'This is not an icon code' }),
  isActive: z.boolean(),
  isDefault: z.boolean(),
});
export type LanguageRow = z.infer<typeof languageRow>;

const language = z.string().max(INPUT.languageCodeCharacters);
const mediaPathname = z.string().refine(isMediaPathname, { error: 'This is not a pathname of the library' });
const value = text(INPUT.translationValueCharacters);

/** In their order within language and namespace. */
export const translationRow = z.strictObject({
  language,
  namespace,
  key,
  value,
  isChanged: z.boolean(),
  source: value.nullable(),
});
export type TranslationRow = z.infer<typeof translationRow>;

export const pageRow = z.strictObject({
  path: newPagePath,
  /** True if it has no parent although there is a home page. */
  isOutside: z.boolean(),
  layout: z.enum(PAGE_LAYOUTS),
  /** Since version 5. */
  kind: z.enum(PAGE_KINDS).exactOptional(),
  attributes: attributeListSchema,
  /** Among those with the same parent. */
  position: z.int().nonnegative(),
  /** The pathname of the share picture. */
  sharePicture: mediaPathname.nullable().exactOptional(),
  createdAt: date,
  updatedAt: date,
});

/** Only recognised here: `validateContent` judges it. */
const content = z.custom<Record<string, unknown>>(isRecord, { error: 'This is not the content of a page' });

export const textRow = z.strictObject({
  path: pagePath,
  language,
  meta,
  content,
  isOutdated: z.boolean(),
  updatedAt: date,
  /** Since when visitors read it; null: they do not. */
  publishedAt: date.nullable().exactOptional(),
  /** When the draft, or else the text, goes public by itself. */
  publishAt: date.nullable().exactOptional(),
  draft: z
    .strictObject({
      meta,
      content,
      /** The base; null if that is the present text. */
      base: z.strictObject({ meta, content }).nullable(),
      updatedAt: date,
    })
    .nullable()
    .exactOptional(),
});

export const redirectRow = z.strictObject({ from: newPagePath, to: pagePath });

export const mediaRow = z.strictObject({
  pathname: mediaPathname,
  hash,
  details: mediaDetails,
  signature: z.enum(SIGNATURE_STATES).nullable().exactOptional(),
  placeholder: z
    .string()
    .max(PLACEHOLDER)
    .regex(/^data:image\/(?:webp|png|jpeg);base64,[A-Za-z0-9+/]+=*$/, { error: 'This is not a picture' })
    .nullable(),
  /** The hash of the poster frame. */
  poster: hash.nullable(),
  uploadedAt: date,
});
export type MediaArchiveRow = z.infer<typeof mediaRow>;

/** A section template: a content with this one section. */
export const templateRow = z.strictObject({ name: templateName, content });

/** An uploaded font; what is measured in it follows from its files. */
export const fontRow = z.strictObject({
  id: fontId,
  name: requiredText(FONTS.familyCharacters),
  licence: fontLicence,
  /** The hashes of its files. */
  files: z.array(hash).min(1).max(FONTS.files),
});
export type FontRow = z.output<typeof fontRow>;

/** `POST /api/site/import?dryRun=true|false`: said, never assumed. */
export const siteImportQuery = z.strictObject({
  dryRun: z.enum(['true', 'false']).transform((given) => given === 'true'),
});

const named = z.object({ count: z.int().nonnegative(), names: z.array(z.string()) });
const changes = z.object({ added: named, changed: named, removed: named });

/** The changes of an import: counts and the first hundred names. */
export const siteImportAnswer = z.object({
  dryRun: z.boolean(),
  languages: changes,
  translations: changes,
  pages: changes,
  contents: changes,
  redirects: changes,
  theme: changes,
  menu: changes,
  templates: changes,
  fonts: changes,
  media: changes,
});
export type SiteImportAnswer = z.infer<typeof siteImportAnswer>;
