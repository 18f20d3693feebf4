// Writes the database client from prisma/schema.prisma, and the name of the last migration, unless they are already those.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const schemaFile = join(root, 'prisma/schema.prisma');
const generatedFolder = join(root, 'lib/server/generated');
const outputFolder = join(generatedFolder, 'prisma');
const stampFile = join(outputFolder, '.schema-hash');

/** Migrations are named by their time. */
function lastMigration() {
  const folders = readdirSync(join(root, 'prisma/migrations'), { withFileTypes: true });
  return folders
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
    .sort()
    .at(-1);
}

/** What is generated depends on: the schema, the last migration and the generator's version. */
function fingerprint() {
  const { version } = JSON.parse(readFileSync(require.resolve('prisma/package.json'), 'utf8'));
  return createHash('sha256')
    .update(`${version} ${lastMigration()}`)
    .update(readFileSync(schemaFile))
    .digest('hex');
}

function isUpToDate() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
}

/**
 * Generates the client if the schema or Prisma changed since the last time. Returns whether it did.
 * @returns {boolean}
 */
export function generateClient() {
  if (isUpToDate()) return false;
  const cli = join(require.resolve('prisma/package.json'), '../build/index.js');
  const result = spawnSync(process.execPath, [cli, 'generate', '--schema', schemaFile], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      // Generating never runs the schema engine; naming an existing program keeps Prisma from downloading one.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
  if (result.status !== 0) {
    throw new Error(`The database client could not be generated.\n${result.stdout}${result.stderr}`);
  }
  const text = `/** The last migration that this release needs. */\nexport const LAST_MIGRATION = '${lastMigration()}';\n`;
  writeFileSync(join(generatedFolder, 'last-migration.ts'), text);
  writeFileSync(stampFile, fingerprint());
  return true;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    generateClient();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
