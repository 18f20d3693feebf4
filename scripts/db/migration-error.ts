/**
 * The database cannot be migrated: it is out of reach, busy, or in a state that a start must not touch. The message
 * is a sentence for the person who started.
 */
export class MigrationError extends Error {
  override name = 'MigrationError';
}
