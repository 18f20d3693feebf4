import { create } from 'zustand';
import type { Section } from '@/lib/domain/content/model';

/** A question about section templates: under which name one is kept, or what becomes of them. */
type Question = { kind: 'keep'; section: Section } | { kind: 'manage' };

interface OwnSectionDialog {
  question: Question | null;
  open(question: Question): void;
  close(): void;
}

/** The dialog about section templates; there is one for the whole page. */
export const useOwnSectionDialog = create<OwnSectionDialog>()((set) => ({
  question: null,
  open: (question) => set({ question }),
  close: () => set({ question: null }),
}));
