/** Prisma's own migration engine as WebAssembly: no binary has to be fetched. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';

export type { DiffTarget, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';

/** Parts of the generated bindings that their types lack. */
interface Bindings {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
}

/** Where the engine leaves its last words before it ends itself. */
interface PanicRegistry {
  PRISMA_WASM_PANIC_REGISTRY?: { set_message(message: string): void };
}

/**
 * The bindings are the process's, and this module may be loaded more than once in it (tests do): a second instance behind
 * them would be made to free what belongs to the first.
 */
const LOADED = Symbol.for('atelier.schema-engine');
const ofProcess = globalThis as { [LOADED]?: true };

/** Node 20 cannot import a `.wasm` file, so the module is instantiated by hand. */
function loadModule(): void {
  if (ofProcess[LOADED]) return;
  const require = createRequire(import.meta.url);
  const file = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm');
  const imports = { './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports };
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), imports);
  (globalThis as PanicRegistry).PRISMA_WASM_PANIC_REGISTRY ??= {
    set_message(message) {
      throw new Error(`The migration engine failed: ${message}`);
    },
  };
  (bindings as unknown as Bindings).__wbg_set_wasm(instance.exports);
  const { __wbindgen_start: start } = instance.exports;
  if (typeof start === 'function') start();
  ofProcess[LOADED] = true;
}

/** An engine that works on the database behind `factory`, knowing the schema text given. */
export async function createSchemaEngine(
  factory: SqlMigrationAwareDriverAdapterFactory,
  schema: string,
): Promise<bindings.SchemaEngine> {
  loadModule();
  const ignoreLog = () => undefined;
  return bindings.SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    ignoreLog,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}
