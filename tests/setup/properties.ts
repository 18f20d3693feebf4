import fc from 'fast-check';

/** `npm test` tries the same cases everywhere; `npm run test:long` tries new ones, and many more of them. */
const isLong = process.env.PROPERTIES === 'long';

fc.configureGlobal(isLong ? { numRuns: 5000 } : { seed: 20_261_120 });
