import { bundleExamining } from '@/scripts/build.mjs';

let bundled: Promise<void> | undefined;

/** What is sent is looked into by a process of its own, which is made of these sources, once for all projects of a run. */
export default async function setup(): Promise<void> {
  bundled ??= bundleExamining();
  await bundled;
}
