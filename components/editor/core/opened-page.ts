import { create } from 'zustand';
import type { PageView } from '@/lib/domain/site/view-model';

/** The open page as it was loaded: its surroundings, for panels that draw parts of it. */
export const useOpenedPage = create<{ view: PageView | null }>()(() => ({ view: null }));
