import { create } from 'zustand';
import type { LookSettings } from '@/lib/domain/content/change-look';
import { applyCommand } from '@/lib/domain/content/commands';
import type { PageContent } from '@/lib/domain/content/model';

interface Preview {
  /** Looks that are pointed at and not chosen yet. */
  shown: { ids: readonly string[]; settings: LookSettings } | null;
}

/** The choice of a look that the page shows while it is pointed at. */
const useLookPreview = create<Preview>()(() => ({ shown: null }));

/** Shows a choice on the page; null: what is chosen. */
export const previewLook = (shown: Preview['shown']): void => useLookPreview.setState({ shown });

/** The content with the choice that is pointed at. */
export function usePreviewed(content: PageContent): PageContent {
  const shown = useLookPreview((state) => state.shown);
  return shown === null ? content : applyCommand(content, { type: 'set-look', ...shown });
}
