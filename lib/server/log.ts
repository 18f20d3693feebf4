import 'server-only';

/** Writes one event as one line of JSON (security.md S-3): no bodies, no cookies, no query values. */
export function logLine(event: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...event })}\n`);
}
