// Beside the sources: the process of the embedded database brings the loader of TypeScript itself. A build has a bundle
// of this name in its place.
import { register } from 'tsx/esm/api';

register();
await import(new URL('./embedded-server.ts', import.meta.url).href);
