import { createContentStore } from '@/stores/content';

/** The one content store of a document. */
export const pageContent = createContentStore({
  now: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});
