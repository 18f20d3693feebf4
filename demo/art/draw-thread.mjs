import { register } from 'tsx/esm/api';

// A thread does not always inherit the loader of its parent (nor does a test runner have one): it brings its own.
register();
await import('./draw-worker.ts');
