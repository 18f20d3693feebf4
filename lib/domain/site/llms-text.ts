import { absoluteAddress, pageAddress } from './absolute';
import { PAGE_KINDS, type PageKind } from './page-kinds';
import type { SiteLanguage } from './view-model';

/** What assistants are told of a site. */
export interface LlmsSite {
  siteUrl: string;
  /** Whose site it is, what it is, and what may be done with it; each may be empty. */
  name: string;
  summary: string;
  rights: string;
  isTrainingReserved: boolean;
  /** The default one first. */
  languages: readonly Pick<SiteLanguage, 'code' | 'tag'>[];
  /** Public pages with a text in the default language, in the order in which they are to stand. */
  pages: readonly { path: string; kind: PageKind; title: string; description: string }[];
}

/** Headings for programs, in English on every site, as the names in `robots.txt` are. */
const HEADINGS: Record<PageKind, string> = {
  plain: 'Pages',
  work: 'Works',
  series: 'Series',
  exhibition: 'Exhibitions',
  event: 'Events',
  text: 'Texts',
  press: 'Press',
};

/** A guide of a site for language models: its name, what it is, and its pages by kind, each with a sentence (llmstxt.org). */
export function llmsText(site: LlmsSite): string {
  const [standard, ...others] = site.languages;
  if (!standard) return '';
  const inOthers = others.map(({ tag, code }) => `${tag}: ${pageAddress(site.siteUrl, '/', { code })}`);
  const notes = [
    ...(others.length > 0
      ? [`Pages are linked here in ${standard.tag}. Also in ${inOthers.join(', ')}`]
      : []),
    ...(site.rights === '' ? [] : [oneLine(site.rights)]),
    ...(site.isTrainingReserved ? ['The pictures may not be used to train AI models.'] : []),
  ];
  const sections = PAGE_KINDS.map((kind) => {
    const pages = site.pages.filter((page) => page.kind === kind);
    const lines = pages.map(({ path, title, description }) => {
      const link = `- [${linkText(title || path)}](${pageAddress(site.siteUrl, path, standard)})`;
      return description === '' ? link : `${link}: ${oneLine(description)}`;
    });
    return lines.length === 0 ? [] : ['', `## ${HEADINGS[kind]}`, '', ...lines];
  });
  return `${[
    `# ${oneLine(site.name) || new URL(site.siteUrl).host}`,
    ...(site.summary === '' ? [] : ['', `> ${oneLine(site.summary)}`]),
    ...(notes.length === 0 ? [] : ['', ...notes.map((note) => `- ${note}`)]),
    ...sections.flat(),
    '',
    '## Optional',
    '',
    `- [All pages in all languages](${absoluteAddress(site.siteUrl, '/sitemap.xml')})`,
  ].join('\n')}\n`;
}

/** A text can neither begin a line of its own nor look like markup of one. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const linkText = (text: string): string => oneLine(text).replaceAll(/[\\[\]]/g, String.raw`\$&`);
