import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';

const CONTRACTS = 'lib/contracts';
/** Part of answers, although the domain has them. */
const OTHERS = ['lib/domain/media/list-response.ts'];

/** Every schema that the contracts export, by its name in the document. */
export async function findNamedSchemas(): Promise<Map<string, z.ZodType>> {
  const contracts = readdirSync(CONTRACTS).filter((file) => /^[a-z-]+\.ts$/.test(file));
  const named = new Map<string, z.ZodType>();
  for (const file of [...contracts.map((each) => `${CONTRACTS}/${each}`), ...OTHERS]) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ resolve(file));
    for (const [name, value] of Object.entries(exported)) {
      if (value instanceof z.ZodType) named.set(componentName(name), value);
    }
  }
  return named;
}

/** `pageDocument` → `PageDocument`, `mediaItemSchema` → `MediaItem`. */
function componentName(exported: string): string {
  const name = exported.replace(/Schema$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
