/** PGlite's Node file system with an fsync that reaches the disk: a commit that was answered survives a power cut. */

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Parts of emscripten's file system that its published types lack. */
interface NodeStream {
  /** The real descriptor; directories have none. */
  nfd?: number;
  node: unknown;
}
interface NodeBackend {
  stream_ops: { fsync?: (stream: NodeStream) => number };
  realPath(node: unknown): string;
}

type InitOptions = Parameters<NodeFS['init']>[1];

function syncDirectory(path: string): void {
  // Windows cannot open a directory, and keeps its entries safe by itself.
  if (process.platform !== 'win32') syncFile(path, 'r');
}

function syncFile(path: string, flags = 'r+'): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * After a failed fsync the state of the disk is unknown. PostgreSQL then stops and recovers from its log at the
 * next start; inside PGlite that stop would go unnoticed, so the process ends here.
 */
function stopOnFailure(run: () => void): void {
  try {
    run();
  } catch (error) {
    console.error(`The database's files could not be written to the disk: ${String(error)}`);
    process.exit(74);
  }
}

class DurableNodeFs extends NodeFS {
  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: object) => {
      const backend = (module as { NODEFS: NodeBackend }).NODEFS;
      backend.stream_ops.fsync = (stream) => {
        stopOnFailure(() => {
          if (stream.nfd === undefined) syncDirectory(backend.realPath(stream.node));
          else fsyncSync(stream.nfd);
        });
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/** PGlite's start parameters, without the one that turns fsync off. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Opens the database in `folder`, making it first when the folder is new. The caller holds the lock. */
export async function openDurably(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await createDurably(folder);
  return open(folder);
}

/** A database that is killed while it is being made leaves no half-made one behind: the name comes last. */
async function createDurably(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const db = await open(draft);
  await db.close();
  syncTree(draft);
  renameSync(draft, folder);
  syncDirectory(dirname(folder));
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncFile(path);
  }
  syncDirectory(folder);
}

function open(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFs(folder),
    startParams,
    onStderr: (line) => {
      // After either, PostgreSQL would end its process; PGlite continues in an unknown state.
      if (!/\b(PANIC|FATAL):/.test(line)) return false;
      console.error(line);
      process.exit(70);
    },
  });
}
