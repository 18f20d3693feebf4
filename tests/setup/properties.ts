import fc from 'fast-check';
import { isLong } from './shares.mjs';

/** `npm test` tries the same cases everywhere; `npm run test:long` tries new ones, and many more of them. */

fc.configureGlobal(isLong ? { numRuns: 5000 } : { seed: 20_261_120 });
