// Searches as the service does, in a process of its own: told for what by messages, answers how long each took.
import { readSearch } from '@/lib/domain/search/search-request';
import { openSearch } from '@/lib/server/search/open-search';

process.on('message', async (searches: { q: string; kind?: string }[]) => {
  const times: { ms: number; total: number }[] = [];
  for (const query of searches) {
    const began = performance.now();
    const { total } = await openSearch('en', readSearch(query));
    times.push({ ms: performance.now() - began, total });
  }
  process.send?.(times);
});
process.send?.([]);
