// Reads pages as the service does, in a process of its own: told which by messages, answers how long each took.
import { getPage } from '@/lib/server/pages/read/get-page';

process.on('message', async (paths: string[]) => {
  const times: number[] = [];
  for (const [n, path] of paths.entries()) {
    const began = performance.now();
    await getPage(path, ['en', 'ru', 'uk'][n % 3] ?? 'en');
    times.push(performance.now() - began);
  }
  process.send?.(times);
});
process.send?.([]);
