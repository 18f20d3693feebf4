// `npm start` and `npm run dev`: on the sources, building what is not built yet.
import { ensureBuilt } from './ensure-built';
import { runSite } from './run-site';
import { step } from './steps';

const isDev = process.argv.includes('--dev');

await runSite({
  isDev,
  async build(onBegun) {
    if (isDev) return;
    await step(
      () => ensureBuilt(onBegun),
      (wasStale) => (wasStale ? 'Application built' : null),
    );
  },
});
