import * as z from 'zod';
import { MEDIA } from '@/lib/domain/limits';
import { FILM_WIDTHS } from '@/lib/domain/media/film-sizes';
import { focalPointSchema, mediaItemSchema } from '@/lib/domain/media/list-response';
import { licenceAddress, RIGHTS_CHARACTERS, TRAINING_RULES } from '@/lib/domain/media/rights';
import { VARIANT_QUALITIES, VARIANT_WIDTHS, type Variant } from '@/lib/domain/media/variants';
import { noMoreThan } from '@/lib/domain/no-more-than';
import { text } from './text';

const WORDS = 200;
const CURSOR = 1_000;
const PATHNAME = 512;
const NAME = 200;
const FOLDER = 80;
const ALT = 1_000;
const CAPTION = 2_000;
/** More than the catalogue has. */
const LANGUAGES = 100;
/** Files of one call that changes many. */
const MANY = 500;

/** The pathname of a file in the library. */
export const pathname = text(PATHNAME).min(1);

/** The empty name means no folder. */
const folder = text(FOLDER).trim();

export const MEDIA_SORTS = ['newest', 'oldest', 'name', 'largest'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

/** `GET /api/media`, over the whole library. */
export const mediaQuery = z.strictObject({
  limit: z.coerce.number().int().min(MEDIA.pageSizeMin).max(MEDIA.pageSizeMax).default(MEDIA.pageSize),
  cursor: text(CURSOR).exactOptional(),
  search: text(WORDS).exactOptional(),
  type: z.enum(['images', 'videos', 'documents', 'images,videos']).exactOptional(),
  folder: folder.exactOptional(),
  sort: z.enum(MEDIA_SORTS).default('newest'),
  state: z.enum(['unused', 'bin']).exactOptional(),
});

/** `GET /api/media/folders`: counts exclude the bin, except `binned`. */
export const mediaFolders = z.object({
  folders: z.array(z.object({ name: z.string(), count: z.int() })),
  count: z.int(),
  unused: z.int(),
  binned: z.int(),
});
export type MediaFolders = z.infer<typeof mediaFolders>;

const mediaPage = z.object({ id: z.string(), path: z.string(), title: z.string(), language: z.string() });

/** `GET /api/media/{pathname}`: a file and where it is used. */
export const mediaFound = z.object({
  item: mediaItemSchema,
  pages: z.array(mediaPage),
  /** The names of section templates that show it. */
  templates: z.array(z.string()),
  /** Whether it stands for the site. */
  isMark: z.boolean(),
  /** How many saved versions of pages show it, present texts not counted. */
  versions: z.int(),
});

const textsByLanguage = (maximum: number) =>
  noMoreThan(LANGUAGES, z.record(z.string().max(16), text(maximum).trim()));

/** The address of a licence, or none. */
export const licence = text(RIGHTS_CHARACTERS)
  .trim()
  .refine((given) => given === '' || licenceAddress(given) !== null, {
    error: 'This is not an address of the web',
  })
  .transform((given) => licenceAddress(given) ?? '');

export const rightsText = text(RIGHTS_CHARACTERS).trim();

/** A file's own rights: omitted ones stay, and an empty text leaves one to the site's. */
const ownRights = z.strictObject({
  creator: rightsText.exactOptional(),
  credit: rightsText.exactOptional(),
  copyright: rightsText.exactOptional(),
  licence: licence.exactOptional(),
  training: z.enum([...TRAINING_RULES, '']).exactOptional(),
});

/** `PATCH /api/media/{pathname}`: omitted fields stay; an empty text removes the old one. */
export const mediaDetails = z
  .strictObject({
    name: text(NAME).trim().min(1).exactOptional(),
    folder: folder.exactOptional(),
    alts: textsByLanguage(ALT).exactOptional(),
    captions: textsByLanguage(CAPTION).exactOptional(),
    isDecorative: z.boolean().exactOptional(),
    focalPoint: focalPointSchema.nullable().exactOptional(),
    rights: ownRights.exactOptional(),
  })
  .refine((given) => Object.keys(given).length > 0, { error: 'Nothing is to be changed' });
export type MediaDetails = z.infer<typeof mediaDetails>;

const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .default(false);

/** `DELETE /api/media/{pathname}`: to the bin, or permanently. */
export const mediaDeletion = z.strictObject({ force: flag, forever: flag });

const many = noMoreThan(MANY, z.array(pathname).min(1));

/** `POST /api/media/bulk`. */
export const mediaBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('delete'), pathnames: many, force: z.boolean().default(false) }),
  z.strictObject({ action: z.literal('restore'), pathnames: many }),
  z.strictObject({ action: z.literal('forget'), pathnames: many, force: z.boolean().default(false) }),
  z.strictObject({ action: z.literal('move'), pathnames: many, folder }),
]);
export type MediaBulk = z.infer<typeof mediaBulk>;

/** What was done for each file, and why it was not for others. */
export const mediaBulkDone = z.object({
  done: z.array(z.string()),
  refused: z.array(
    z.object({
      pathname: z.string(),
      code: z.string(),
      message: z.string(),
      pages: z.array(mediaPage).exactOptional(),
      templates: z.array(z.string()).exactOptional(),
      isMark: z.literal(true).exactOptional(),
      versions: z.int().exactOptional(),
    }),
  ),
});
export type MediaBulkDone = z.infer<typeof mediaBulkDone>;

/** `POST /api/media/replace`: pages that show one file show the other from now on. */
export const mediaReplacement = z.strictObject({ pathname, by: pathname });

/** In how many pages, each language counted, it was replaced. */
export const mediaReplaced = z.object({
  pages: z.int(),
  /** What became of the mark of the site, where the file was the mark: `forbidden` and `not_drawable` left it as it was. */
  mark: z.enum(['replaced', 'forbidden', 'not_drawable']).exactOptional(),
});
export type MediaReplaced = z.infer<typeof mediaReplaced>;

/** `GET /api/media/archive?pathname=…&pathname=…`. */
export const mediaArchive = z.strictObject({ pathname: many });

/** The answer of `POST /api/media`: refused files do not lose the others. */
export const mediaUploaded = z.object({
  blobs: z.array(mediaItemSchema),
  errors: z.array(z.object({ name: z.string(), code: z.string(), message: z.string() })).exactOptional(),
  /** Files whose bytes were there already, and which one they are. */
  duplicates: z.array(z.object({ name: z.string(), pathname: z.string() })).exactOptional(),
});

/** One of a few numbers, in its one spelling: each accepted address is a file that is made and kept. */
const oneOf = (allowed: readonly number[]) =>
  z.enum(allowed.map(String), { error: `Must be one of ${allowed.join(', ')}` }).transform(Number);

/** `GET /media/{pathname}`: with a width and a quality a picture made for them, else the stored file. */
export const mediaFileQuery = z
  .object({
    w: oneOf(VARIANT_WIDTHS).exactOptional(),
    q: oneOf(VARIANT_QUALITIES).exactOptional(),
    crop: z
      .string()
      .regex(/^(?:0|[1-9]\d{0,2}|1000)$/, { error: 'Must be from 0 to 1000' })
      .transform(Number)
      .exactOptional(),
    width: oneOf(FILM_WIDTHS).exactOptional(),
  })
  .refine(({ w, q }) => (w === undefined) === (q === undefined), {
    error: 'A width and a quality belong together',
    path: ['w'],
  })
  .refine(({ w, crop }) => crop === undefined || w !== undefined, {
    error: 'A crop has a width',
    path: ['crop'],
  })
  .refine(({ w, width }) => w === undefined || width === undefined, {
    error: 'A file is a picture or a film',
    path: ['width'],
  })
  .transform(({ w, q, crop, width }): { picture: Variant | null; filmWidth: number | null } => ({
    picture:
      w === undefined || q === undefined
        ? null
        : { width: w, quality: q, ...(crop !== undefined && { crop }) },
    filmWidth: width ?? null,
  }));

/** `GET /api/media/film-sizes`: films that wait, that are being made smaller, and that could not be. */
export const filmJobs = z.object({
  films: z.array(
    z.object({
      pathname: z.string(),
      state: z.enum(['waiting', 'encoding', 'failed']),
      percent: z.int().min(0).max(100),
    }),
  ),
});

export type FilmJobs = z.infer<typeof filmJobs>;

/** `POST /api/media/film-sizes`. */
export const filmRetry = z.strictObject({ pathname });

/** `GET /api/media/deep-zoom`: pictures that wait, that are being cut into tiles, and that could not be. */
export const deepZoomJobs = z.object({
  pictures: z.array(
    z.object({
      pathname: z.string(),
      state: z.enum(['waiting', 'cutting', 'failed']),
      percent: z.int().min(0).max(100),
    }),
  ),
});

export type DeepZoomJobs = z.infer<typeof deepZoomJobs>;

/** `POST /api/media/deep-zoom`. */
export const deepZoomRetry = z.strictObject({ pathname });
