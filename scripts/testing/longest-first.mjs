import { BaseSequencer } from 'vitest/node';

/** The slowest, in the order in which they are started, so that nothing waits for them at the end. */
const LONGEST = [
  'server/access.test.ts',
  'server/kept-processes.test.ts',
  'server/durability.test.ts',
  'server/costly-bodies.test.ts',
  'server/bad-calls.test.ts',
  'server/outage.test.ts',
  'server/master.test.ts',
  'server/dead-ends.test.ts',
  'server/site-archive.test.ts',
  'server/upload-kill.test.ts',
  'api/site-fonts.test.ts',
  'api/save-hostile.test.ts',
  'db/migrations.test.ts',
  'api/pages-random.test.ts',
  'api/pictures.test.ts',
  'api/picture-rights.test.ts',
  'db/embedded-process.test.ts',
  'art/art.test.ts',
  'architecture/new-block.test.ts',
];

/** @param {import('vitest/node').TestSpecification} file */
function turnOf({ moduleId }) {
  const turn = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
  return turn < 0 ? LONGEST.length : turn;
}

/** Begins with the longest files: of those it has not run yet, vitest takes the longest text for the longest run. */
export default class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => turnOf(a) - turnOf(b));
  }
}
