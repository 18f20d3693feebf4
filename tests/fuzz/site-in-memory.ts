import type { PageContent } from '@/lib/domain/content/model';
import { validateContent } from '@/lib/domain/content/validate';
import type { StoredContent } from '@/stores/content';
import type { RunningSite } from './run-script';

/** A server without a network: it keeps one page by its version, and refuses what a real one would. */
export function siteInMemory(content: PageContent): RunningSite {
  let stored: StoredContent = { content, version: 1 };
  return {
    send: async ({ content: sent, version }) => {
      if (validateContent(sent).length > 0)
        throw Object.assign(new Error(JSON.stringify(validateContent(sent))), { code: 'validation_failed' });
      if (version !== stored.version) throw Object.assign(new Error('stale'), { code: 'conflict' });
      stored = { content: structuredClone(sent), version: version + 1 };
      return structuredClone(stored);
    },
    read: async () => structuredClone(stored),
    kill: async () => {},
    ready: async () => {},
  };
}
