import { isMediaAddress } from '../addresses/links';
import { kindOf } from '../blocks';
import { stringsOf } from '../blocks/stored-props';
import { isRecord } from '../json';
import { listedIn } from './listed-in';
import type { Attribute, AttributeValue, Block, PageContent } from './model';

const blocksOf = (content: PageContent): Block[] => content.sections.flatMap(({ blocks }) => blocks);

function coverOf(content: PageContent): string | null {
  for (const { component, props } of blocksOf(content)) {
    const pictures = stringsOf(kindOf(component)?.fields ?? {}, props, 'picture');
    const picture = pictures.find(isMediaAddress);
    if (picture !== undefined) return picture;
  }
  return null;
}

function attributesOf(
  content: PageContent,
  pageAttributes: readonly Attribute[],
): Pick<PageSummary, 'attributes' | 'attributeNames'> {
  const values = new Map<string, AttributeValue>();
  const names = new Map<string, string>();
  for (const section of content.sections) {
    const definitions = new Map(
      [...pageAttributes, ...section.attributes].map((definition) => [definition.id, definition]),
    );
    const known = section.blocks.filter(({ component }) => kindOf(component) !== null);
    for (const [id, value] of known.flatMap(({ attributes }) => Object.entries(attributes))) {
      const definition = definitions.get(id);
      const slug = definition?.slug ?? id;
      if (value === null || value === '' || values.has(slug)) continue;
      values.set(slug, value);
      if (definition !== undefined) names.set(slug, definition.name);
    }
  }
  return { attributes: Object.fromEntries(values), attributeNames: Object.fromEntries(names) };
}

export interface PageSummary {
  /** `/media/…` of the page's first picture. */
  cover: string | null;
  /** The first value of each attribute found on the page, by the attribute's slug. */
  attributes: Record<string, AttributeValue>;
  /** Attribute names in the content's language; an attribute without a definition has none. */
  attributeNames: Record<string, string>;
}

/** What other pages show of this one; an attribute without a definition goes by its id. */
export function summarisePage(content: PageContent, pageAttributes: readonly Attribute[] = []): PageSummary {
  return { cover: coverOf(content), ...attributesOf(content, pageAttributes) };
}

/** An own address, alone or as an attribute of stored HTML; of another site's address only the end would look like one. */
export const MEDIA_IN_TEXT = /(?<=^|["'\s(=])\/media\/[^\s"'<>()?#]+/g;

/** Every `/media/…` address that the content names anywhere, unknown kinds included: a file in use is never orphaned. */
export function mediaReferences(content: PageContent): string[] {
  const found = new Set<string>();
  const waiting: unknown[] = [content];
  for (let value = waiting.pop(); value !== undefined || waiting.length > 0; value = waiting.pop()) {
    if (typeof value === 'string') for (const address of mediaInText(value)) found.add(address);
    else if (Array.isArray(value)) waiting.push(...value);
    else if (isRecord(value)) waiting.push(...Object.values(value));
  }
  return [...found].sort();
}

/** The pictures that fill the window of whoever reads the content. */
export function windowPictures(content: PageContent): string[] {
  const kinds = blocksOf(content).map(({ component, props }) => ({ kind: kindOf(component), props }));
  const heroes = kinds.filter(({ kind }) => kind?.isHero);
  return heroes.flatMap(({ kind, props }) => kind?.pictures(props) ?? []).map(({ src }) => src);
}

function mediaInText(text: string): string[] {
  // Most texts name none, and looking for one costs more than finding that out.
  if (!text.includes('/media/')) return [];
  return [...text.matchAll(MEDIA_IN_TEXT)].map(([address]) => address).filter(isMediaAddress);
}

/** The pages whose children the content lists, for reading them ahead of drawing. */
export function listedParents(content: PageContent): string[] {
  return [...new Set(blocksOf(content).flatMap((block) => listedIn(block) ?? []))];
}
