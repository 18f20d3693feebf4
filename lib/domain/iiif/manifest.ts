import type { Size } from '../media/model';

/** Texts by BCP 47 tag. */
export type LanguageMap = Record<string, string[]>;

/** A page in one language. */
export interface ManifestText {
  tag: string;
  title: string;
  description: string;
  /** The page's address. */
  address: string;
  /** The museum label, by the slug of the attribute. */
  label: Record<string, { name: string; value: string }>;
  /** "Attribution", and who is named. */
  attribution: { name: string; value: string };
}

/** A picture of a work. */
export interface ManifestPicture extends Size {
  /** Its address in the IIIF Image API. */
  service: string;
  alt: string;
  caption: string;
  /** The sizes at which all of it is there, smallest first. */
  sizes: readonly Size[];
}

export interface ManifestFacts {
  id: string;
  /** Default language first. */
  texts: readonly ManifestText[];
  pictures: readonly ManifestPicture[];
  /** The address of the licence. */
  licence: string | undefined;
}

/** Licences that IIIF knows; it names them without https. */
const KNOWN_LICENCE =
  /^https?:\/\/(creativecommons\.org\/(?:licenses|publicdomain)\/|rightsstatements\.org\/(?:vocab|page)\/)/;
/** A viewer's list shows pictures about as large. */
const THUMBNAIL = 200;

/** A licence as IIIF names it; nothing for one that it does not know. */
export function iiifLicence(licence: string | undefined): string | undefined {
  return licence !== undefined && KNOWN_LICENCE.test(licence)
    ? licence.replace(/^https:/, 'http:')
    : undefined;
}

/** A work as a IIIF Presentation 3 manifest: its pictures one after another, its label in every language it has. */
export function workManifest({ id, texts, pictures, licence }: ManifestFacts): object {
  const by = (read: (text: ManifestText) => string | undefined) => languageMap(texts, read);
  const summary = by(({ description }) => description);
  const [first] = pictures;
  const slugs = [...new Set(texts.flatMap(({ label }) => Object.keys(label)))];
  const rights = iiifLicence(licence);
  return {
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id,
    type: 'Manifest',
    label: by(({ title }) => title),
    ...(Object.keys(summary).length > 0 && { summary }),
    ...(slugs.length > 0 && {
      metadata: slugs.map((slug) => ({
        label: by(({ label }) => label[slug]?.name),
        value: by(({ label }) => label[slug]?.value),
      })),
    }),
    requiredStatement: {
      label: by(({ attribution }) => attribution.name),
      value: by(({ attribution }) => attribution.value),
    },
    ...(rights && { rights }),
    ...(first && { thumbnail: [thumbnail(first)] }),
    homepage: texts.map(({ tag, title, address }) => ({
      id: address,
      type: 'Text',
      label: { [tag]: [title] },
      format: 'text/html',
      language: [tag],
    })),
    items: pictures.map((picture, index) => canvas(`${id}/canvas/${index + 1}`, picture, texts)),
  };
}

function languageMap(
  texts: readonly ManifestText[],
  read: (text: ManifestText) => string | undefined,
): LanguageMap {
  const entries = texts.flatMap((text): [string, string[]][] => {
    const value = read(text);
    return value ? [[text.tag, [value]]] : [];
  });
  return Object.fromEntries(entries);
}

function canvas(id: string, picture: ManifestPicture, [text]: readonly ManifestText[]): object {
  const { width, height, alt, caption } = picture;
  const words = caption || alt;
  return {
    id,
    type: 'Canvas',
    ...(words !== '' && text && { label: { [text.tag]: [words] } }),
    width,
    height,
    items: [
      {
        id: `${id}/page`,
        type: 'AnnotationPage',
        items: [
          {
            id: `${id}/page/picture`,
            type: 'Annotation',
            motivation: 'painting',
            body: image(picture, picture.sizes.at(-1) ?? picture),
            target: id,
          },
        ],
      },
    ],
  };
}

function image({ service }: ManifestPicture, { width, height }: Size): object {
  return {
    id: `${service}/full/${width},${height}/0/default.jpg`,
    type: 'Image',
    format: 'image/jpeg',
    width,
    height,
    service: [{ id: service, type: 'ImageService3', profile: 'level0' }],
  };
}

function thumbnail(picture: ManifestPicture): object {
  const size = picture.sizes.find(({ width }) => width >= THUMBNAIL) ?? picture.sizes.at(-1) ?? picture;
  return image(picture, size);
}
