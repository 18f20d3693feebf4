import type { MessageText } from './model';

/** Who reads an interface text. */
export type TextPart = 'visitors' | 'tools';

/**
 * The namespaces that visitors read, in the order in which they meet them. The only list: the release has their texts in
 * every language of the catalogue, and the progress of a language is counted in them.
 */
export const VISITOR_NAMESPACES = [
  'site',
  'nav',
  'footer',
  'layout',
  'contact',
  'blocks',
  'filter',
  'search',
  'lightbox',
  'details',
  'errors',
] as const;

/** The namespaces of the owner's tools. Whatever is in neither list is the site's own, and visitors may read it. */
export const TOOL_NAMESPACES = [
  'activity',
  'archive',
  'attribute',
  'attributes',
  'auth',
  'beginning',
  'bin',
  'block',
  'check',
  'demonstration',
  'drafts',
  'editFilter',
  'editPanel',
  'editor',
  'firstSteps',
  'language',
  'languages',
  'library',
  'link',
  'look',
  'mail',
  'master',
  'media',
  'mediaPreview',
  'meta',
  'ownSections',
  'pageScreen',
  'pagesAdmin',
  'passkeys',
  'pictureRights',
  'properties',
  'revision',
  'safety',
  'sectionTemplate',
  'shortcut',
  'siteLook',
  'siteMenu',
  'siteName',
  'siteStatus',
  'structure',
  'textGroups',
  'textStyle',
  'textTool',
  'tokens',
  'toolbar',
  'translations',
  'upload',
  'visits',
  'webhooks',
] as const;

/** Namespaces of the tools whose words can become a part of a page: they are needed in its language as well. */
export const PAGE_WORDS = ['attributes', 'sectionTemplate', 'structure'] as const;

const TOOLS: ReadonlySet<string> = new Set(TOOL_NAMESPACES);

/** Who reads the texts of a namespace. */
export const partOf = (namespace: string): TextPart => (TOOLS.has(namespace) ? 'tools' : 'visitors');

const RANKS: ReadonlyMap<string, number> = new Map(VISITOR_NAMESPACES.map((name, rank) => [name, rank]));

/** Where a namespace stands among those of its part; those that somebody has added to the site come first. */
export const rankOf = (namespace: string): number => RANKS.get(namespace) ?? -1;

/**
 * What the site says of its artist. No release knows that in a language that is added, so that visitors read the default
 * language's lines until somebody writes others; they do not count as missing.
 */
export const SITE_LINES = [
  'site.artist',
  'site.siteTitle',
  'site.siteDescription',
  'footer.motto',
  'footer.rights',
  'contact.studio',
  'contact.place',
  'contact.email',
  'contact.lead',
] as const;

export type SiteLine = (typeof SITE_LINES)[number];

const LINES: ReadonlySet<string> = new Set(SITE_LINES);

/** Whether a text is one of those that only the site itself can say. */
export const isSiteLine = ({ namespace, key }: Pick<MessageText, 'namespace' | 'key'>): boolean =>
  LINES.has(`${namespace}.${key}`);
