/**
 * `npm run db:drift`: says where schema file, migrations and database differ, and exits with 1 if they do. The database
 * is the one at DATABASE_URL, else the embedded one when it is running.
 */

import { embeddedUrl } from './embedded';
import { findDrift } from './find-drift';

const url = process.env.DATABASE_URL || (await embeddedUrl(process.env.DATA_DIR || './.data'));
const problems = await findDrift(url);
for (const problem of problems) console.error(problem);
if (problems.length === 0) {
  console.log(url === null ? 'Schema and migrations agree (no database is running).' : 'No drift.');
}
// The engine leaves a timer of ten seconds behind.
process.exit(problems.length === 0 ? 0 : 1);
