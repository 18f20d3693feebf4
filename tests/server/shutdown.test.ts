import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseSwitch } from './support/database-switch';
import { httpRequest } from './support/http';
import { type SeededSite, save, seededSite } from './support/seeded-site';
import { startServer } from './support/site-server';

// How long the site waits is what is tested here.
process.env.PATIENCE = '1';

let site: SeededSite;
let database: DatabaseSwitch;

beforeAll(async () => {
  site = await seededSite();
  database = await DatabaseSwitch.open(site.url);
});
afterAll(async () => {
  await database.stop();
  await site.drop();
});

describe('SIGTERM (security O-5)', () => {
  it('lets what is under way end well, takes nothing new, and exits with 0', async () => {
    const server = await startServer({ databaseUrl: database.url, dataDir: await site.newDataDir() });
    const agent = new Agent({ keepAlive: true });
    expect((await httpRequest(server.origin, '/about', { agent })).status).toBe(200);
    await database.set('hold');
    const page = httpRequest(server.origin, '/exhibitions', { agent });
    const saved = save(server.origin, site.cookie, {
      path: '/contact',
      locale: 'en',
      text: 'saved at the last moment',
    });
    await sleep(200);
    const stoppedAt = performance.now();
    const exit = server.stop();
    await sleep(300);
    await expect(httpRequest(server.origin, '/about')).rejects.toThrow(/ECONNREFUSED/);
    await database.set('pass');
    expect((await page).status).toBe(200);
    expect((await saved).status).toBe(200);
    expect(await exit).toBe(0);
    const ms = performance.now() - stoppedAt;
    process.stdout.write(`ended ${Math.round(ms)} ms after SIGTERM\n`);
    // A client that keeps its connection open does not keep the server.
    expect(ms).toBeLessThan(3000);
    agent.destroy();
    const stored = await site.db.pageTranslation.findFirstOrThrow({
      where: { page: { path: '/contact' }, language: { code: 'en' } },
    });
    expect(JSON.stringify(stored.content)).toContain('saved at the last moment');
  });

  it('ends at once when nothing is under way, also while the database is silent', async () => {
    const server = await startServer({ databaseUrl: database.url, dataDir: await site.newDataDir() });
    await database.set('silent');
    await sleep(600);
    const stoppedAt = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(1000);
    await database.set('pass');
  });
});
