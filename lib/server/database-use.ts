import 'server-only';

/** How much of its database a process uses at the moment. */
interface DatabaseUse {
  /** That are open. */
  connections: number;
  /** That wait for their answer. */
  statements: number;
}

declare global {
  // Next.js bundles this module more than once, and the small server is a bundle of its own: the process has one.
  var atelierDatabaseUse: DatabaseUse | undefined;
}

/** What this process uses; changed by its connections. */
export function databaseUse(): DatabaseUse {
  globalThis.atelierDatabaseUse ??= { connections: 0, statements: 0 };
  return globalThis.atelierDatabaseUse;
}
