import { bundleProcesses } from '@/scripts/bundling/bundle.mjs';

let bundled: Promise<unknown> | undefined;

/** Builds the process that examines uploaded files from the present sources, once per run. */
export default async function setup(): Promise<void> {
  bundled ??= bundleProcesses();
  await bundled;
}
