// `npm run serve`: bundled into the build, which scripts/serve.mjs has found to be there.
import { runSite } from './run-site';

await runSite({ isDev: false, build: async () => undefined });
