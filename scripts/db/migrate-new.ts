/** `npm run db:migrate:new -- <name>`: writes a migration from what prisma/schema.prisma has more than the last one. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingMigration } from './find-drift';
import { migrationsFolder } from './migrations';

function timestamp(): string {
  return new Date().toISOString().replace(/\D/g, '').slice(0, 14);
}

const [name] = process.argv.slice(2);
if (name === undefined || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Usage: npm run db:migrate:new -- <name>, in lower case with underscores.');
  process.exit(64);
}
const script = await missingMigration();
if (script === null) {
  console.error('The migrations already make what the schema file says.');
  process.exit(1);
}
const folder = join(migrationsFolder, `${timestamp()}_${name}`);
mkdirSync(folder);
writeFileSync(join(folder, 'migration.sql'), `${script}\n`);
console.log(`Wrote ${join(folder, 'migration.sql')}: look it through before it is applied.`);
process.exit(0);
