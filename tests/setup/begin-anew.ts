import { vi } from 'vitest';

/**
 * Files of one worker share what they import from packages, whose loading took half of their time. Whatever is ours is
 * loaded anew for each, as in a process of its own: what the last one has kept, read or set is forgotten.
 */
const kept = globalThis as typeof globalThis & { environmentOfRun?: NodeJS.ProcessEnv };
kept.environmentOfRun ??= { ...process.env };
for (const name of Object.keys(process.env)) {
  if (!(name in kept.environmentOfRun) && !name.startsWith('VITEST')) delete process.env[name];
}
for (const [name, value] of Object.entries(kept.environmentOfRun)) {
  if (!name.startsWith('VITEST') && process.env[name] !== value) process.env[name] = value;
}
for (const name of Object.keys(globalThis)) {
  if (name.startsWith('atelier')) Reflect.deleteProperty(globalThis, name);
}
vi.resetModules();
