/** `npm run db:migrate`: applies every migration that the database at DATABASE_URL still lacks. */

import { existsSync } from 'node:fs';
import { MigrationError } from './migration-error';
import { applyMigrations } from './migrations';

if (existsSync('.env')) process.loadEnvFile('.env');
const url = process.env.DATABASE_URL;
if (!url) {
  console.error('DATABASE_URL is not set: npm start migrates the embedded database by itself.');
  process.exit(1);
}
try {
  const applied = await applyMigrations(url);
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
} catch (error) {
  console.error(error instanceof MigrationError ? error.message : error);
  process.exit(1);
}
// The engine leaves a timer of ten seconds behind.
process.exit(0);
