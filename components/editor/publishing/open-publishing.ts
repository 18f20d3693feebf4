import { createStore } from 'zustand/vanilla';
import type { PageDraft, Publishing } from '@/lib/contracts/publishing';
import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { sameJson } from '@/lib/domain/json';
import { type ContentState, isUnsaved } from '@/stores/content';

/** The open draft as it was saved, with its meta information. */
export interface OpenDraft {
  version: number;
  content: PageContent;
}

/** The publishing state of the open page in its language, and its saved draft (decision 27). */
interface OpenPublishing {
  pageId: string;
  /** The server's last answer; null if the language has no text of its own. */
  publishing: Publishing | null;
  /** Null where the working copy began from the text. */
  openDraft: OpenDraft | null;
  /** Somebody has saved another draft since; the user is asked before anything is saved. */
  changed: PageDraft | null;
}

const NOTHING: OpenPublishing = { pageId: '', publishing: null, openDraft: null, changed: null };

export const openPublishing = createStore<OpenPublishing>()(() => NOTHING);

/** For another page. */
export function openForPublishing(pageId: string, publishing: Publishing | null): void {
  openPublishing.setState({ ...NOTHING, pageId, publishing });
}

/** The text has been saved, together with the open draft, if any; an unpublished text stays unpublished. */
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

/** A draft in the form of the content store. */
export const contentOf = ({ content, meta }: Pick<PageDraft, 'content' | 'meta'>): PageContent =>
  normaliseContent({ ...content, pageMeta: meta });

export const isPrivate = ({ publishing }: Pick<OpenPublishing, 'publishing'>): boolean =>
  publishing !== null && publishing.publishedAt === null;

/** Whether the working copy equals the saved draft. */
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
