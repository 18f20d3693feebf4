import type { FocalPoint } from '../media/model';
import { pageTheme } from '../page-look/page-theme';
import { labelledSummary } from '../site/page-label';
import { subjectOf } from '../site/subject';
import type { Theme } from '../site/theme';
import type { PageView } from '../site/view-model';

/** What a page's share picture is drawn from; a change of any of it changes the picture. */
export interface ShareFacts {
  title: string;
  /** Empty where the title says it already. */
  artist: string;
  /** The museum label in one line or two. */
  label: string[];
  /** `/media/…`. */
  cover: string | null;
  /** Where the cover is cut. */
  focus: FocalPoint | null;
  /** The cover is that of a page which it lists: it has none itself. */
  isBorrowed: boolean;
  /** A work hangs whole, with ground around it; any other picture fills its side. */
  isHung: boolean;
  theme: Theme;
}

/** Texts of the page's language. */
export interface ShareTexts {
  artist: string;
  motto: string;
}

/** The texts on a page's share picture, in the page's language. */
export function shareFacts(view: PageView, texts: ShareTexts): ShareFacts {
  const { meta, translation } = view.document;
  const page = labelledSummary(view);
  const value = (slug: string) => String(page.attributes[slug] ?? '');
  const subject = subjectOf({ kind: view.kind, path: translation.path });
  const listed = Object.values(view.listed).flat();
  const borrowed = listed.find(({ cover }) => cover !== null)?.cover ?? null;
  const cover = page.cover ?? borrowed;
  const isNamed = meta.title.toLowerCase().includes(texts.artist.toLowerCase());
  const label: Partial<Record<typeof subject, string[]>> = {
    work: [value('year'), value('medium')],
    exhibition: [value('dates'), [value('venue'), value('city')].filter(Boolean).join(', ')],
    home: [texts.motto],
  };
  return {
    title: meta.title || texts.artist,
    artist: isNamed || meta.title === '' ? '' : texts.artist,
    label: (label[subject] ?? []).filter((line) => line !== ''),
    cover,
    focus: (cover !== null && view.media[cover]?.focalPoint) || null,
    isBorrowed: page.cover === null && borrowed !== null,
    isHung: subject === 'work',
    theme: pageTheme(translation.content, translation.path),
  };
}
