import 'server-only';

/** How much a queue has to do at a moment. */
export interface QueueState {
  running: number;
  waiting: number;
}

declare global {
  // The small server and the application are two bundles in one process, which has one list.
  var atelierWorkQueues: Map<string, () => QueueState> | undefined;
}

function known(): Map<string, () => QueueState> {
  globalThis.atelierWorkQueues ??= new Map();
  return globalThis.atelierWorkQueues;
}

/** Lets a queue be seen in the status of the site and in the metrics; one of the same name takes its place. */
export function nameQueue(name: string, stateOf: () => QueueState): void {
  known().set(name, stateOf);
}

/** What every named queue of this process has to do, by name. */
export function workInQueues(): (QueueState & { name: string })[] {
  return [...known()]
    .map(([name, stateOf]) => ({ name, ...stateOf() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
