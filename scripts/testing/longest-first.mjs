import { BaseSequencer } from 'vitest/node';

/** The slowest, started first so that nothing waits for them at the end. */
const LONGEST = [
  'art.test.ts',
  'access.test.ts',
  'costly-bodies.test.ts',
  'dead-ends.test.ts',
  'durability.test.ts',
  'embedded-process.test.ts',
  'kept-processes.test.ts',
  'outage.test.ts',
  'save-hostile.test.ts',
];

/** @param {import('vitest/node').TestSpecification} file */
const isLong = ({ moduleId }) => LONGEST.some((name) => moduleId.endsWith(`/${name}`));

/** Begins with the longest files: of those it has not run yet, vitest takes the longest text for the longest run. */
export default class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
