import { create } from 'zustand';
import type { PageView } from '@/lib/domain/site/view-model';

/** The page that is open, as it came: what stands around its content, for panels that draw parts of it. */
export const useOpenedPage = create<{ view: PageView | null }>()(() => ({ view: null }));
