import { defineConfig } from 'astro/config';

/** As Astro is where nothing is said: finished pages, small style sheets within them. */
export default defineConfig({ output: 'static', devToolbar: { enabled: false } });
