import { createStore } from 'zustand/vanilla';
import type { PageDraft, Publishing } from '@/lib/contracts/publishing';
import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { sameJson } from '@/lib/domain/json';
import { type ContentState, isUnsaved } from '@/stores/content';

/** The draft that the working copy goes on from, as it was kept, with its meta information. */
export interface OpenDraft {
  version: number;
  content: PageContent;
}

/** How the open page stands for visitors in its language, and what is kept of it that they do not see (decision 27). */
interface OpenPublishing {
  pageId: string;
  /** As the server said last; null where the language has no text of its own. */
  publishing: Publishing | null;
  /** Null where the working copy began from the text. */
  openDraft: OpenDraft | null;
  /** Somebody has kept another draft since, and has to be heard of before anything is saved. */
  changed: PageDraft | null;
}

const NOTHING: OpenPublishing = { pageId: '', publishing: null, openDraft: null, changed: null };

export const openPublishing = createStore<OpenPublishing>()(() => NOTHING);

/** For another page. */
export function openForPublishing(pageId: string, publishing: Publishing | null): void {
  openPublishing.setState({ ...NOTHING, pageId, publishing });
}

/** The text has been saved, and with it the draft that it went on from, if any; what was not public stays so. */
export function noteSaved(version: number): void {
  openPublishing.setState(({ publishing, openDraft }) => ({
    openDraft: null,
    publishing: publishing && {
      ...publishing,
      version,
      ...(openDraft && { draft: null, publishAt: null, problem: null }),
    },
  }));
}

/** What is kept, as the content store takes it. */
export const contentOf = ({ content, meta }: Pick<PageDraft, 'content' | 'meta'>): PageContent =>
  normaliseContent({ ...content, pageMeta: meta });

export const isPrivate = ({ publishing }: Pick<OpenPublishing, 'publishing'>): boolean =>
  publishing !== null && publishing.publishedAt === null;

/** Whether the working copy is just what is kept as a draft. */
export function isKeptAsDraft({ workingContent }: Pick<ContentState, 'workingContent'>): boolean {
  const { openDraft } = openPublishing.getState();
  return (
    openDraft !== null &&
    (openDraft.content === workingContent || sameJson(openDraft.content, workingContent))
  );
}

/** Whether there is work that is neither saved nor kept as a draft: only that can be lost. */
export const hasUnkeptWork = (
  state: Pick<ContentState, 'originalContent' | 'workingContent' | 'sent'>,
): boolean => isUnsaved(state) && !isKeptAsDraft(state);
