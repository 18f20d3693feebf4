import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseSwitch } from './support/database-switch';
import { httpRequest } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const PATH = '/api/metrics';
/** A comment, or a value: https://prometheus.io/docs/instrumenting/exposition_formats */
const LINE =
  /^(?:# (?:HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(?:\{[a-z_]+="[^"\n]*"(?:,[a-z_]+="[^"\n]*")*\})? (?:-?[\d.]+(?:e[+-]?\d+)?|NaN|\+Inf))$/;

let site: SeededSite;
let database: DatabaseSwitch;
let server: SiteServer;

beforeAll(async () => {
  site = await seededSite();
  database = await DatabaseSwitch.open(site.url);
  server = await startServer({ databaseUrl: database.url, dataDir: await site.newDataDir() });
});
afterAll(async () => {
  await server.stop();
  await database.stop();
  await site.drop();
});

const read = (headers: Record<string, string> = {}) => httpRequest(server.origin, PATH, { headers });

/** The value of a series, as it is written; 0 where it has not been counted yet. */
async function countOf(series: string): Promise<number> {
  const { body } = await read();
  const line = body.split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.split(' ')[1] ?? 0);
}

describe('metrics over the wire (docs/reference/operations.md#status-and-metrics)', () => {
  it('are in the format of Prometheus, each series once', async () => {
    const { status, headers, body } = await read();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    const lines = body.split('\n').filter((line) => line !== '');
    expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
    const series = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(' ')[0]);
    expect(series.filter((name, at) => series.indexOf(name) !== at)).toEqual([]);
    expect(series).toEqual(
      expect.arrayContaining([
        ...['atelier_database_up', 'atelier_disk_free_bytes', 'atelier_mails_waiting'],
        ...['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'],
        'atelier_queue_tasks{queue="rendering",state="waiting"}',
      ]),
    );
  });

  it('tell a page that is rendered from one out of memory, and what calls and visitors get', async () => {
    const pages = (source: string) => countOf(`atelier_page_answers_total{source="${source}"}`);
    const answers = (kind: string, status: string) =>
      countOf(`atelier_http_request_duration_seconds_count{kind="${kind}",status="${status}"}`);
    const [rendered, remembered, answered] = [
      await pages('render'),
      await pages('memory'),
      await answers('page', '2xx'),
    ];
    expect((await httpRequest(server.origin, '/about')).status).toBe(200);
    expect(await pages('render')).toBe(rendered + 1);
    expect(await answers('page', '2xx')).toBe(answered + 1);
    // What is renewed meanwhile is rendered again.
    await expect
      .poll(async () => {
        await httpRequest(server.origin, '/about');
        return pages('memory');
      })
      .toBeGreaterThan(remembered);
    expect(await countOf('atelier_page_renders_total{result="ok"}')).toBeGreaterThan(0);
    const missing = await answers('page', '4xx');
    expect((await httpRequest(server.origin, '/nothing-here')).status).toBe(404);
    expect(await answers('page', '4xx')).toBe(missing + 1);
    expect((await httpRequest(server.origin, '/media/none.jpg')).status).toBe(404);
    expect(await answers('media', '4xx')).toBe(1);
  });

  it('count a file that is uploaded, by its bytes', async () => {
    const form = new FormData();
    const picture = sharp({ create: { width: 9, height: 6, channels: 3, background: '#2a4d69' } });
    form.append('files', new File([new Uint8Array(await picture.png().toBuffer())], 'counted.png'));
    const sent = new Response(form);
    const { status } = await httpRequest(server.origin, '/api/media', {
      method: 'POST',
      headers: { cookie: site.cookie, 'content-type': sent.headers.get('content-type') ?? '' },
      body: Buffer.from(await sent.arrayBuffer()),
    });
    expect(status).toBe(201);
    const { size } = await site.db.mediaItem.findFirstOrThrow({ where: { name: { startsWith: 'counted' } } });
    expect(await countOf('atelier_uploaded_bytes_total')).toBe(size);
  });

  it('tell a reader who leaves before the answer from one who gets it', async () => {
    const gone = () => countOf('atelier_http_request_duration_seconds_count{kind="api",status="4xx"}');
    const before = await gone();
    // A body that never comes whole is waited for.
    const leaving = request(`${server.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '500', origin: server.origin },
    });
    leaving.on('error', () => undefined);
    leaving.write('{');
    setTimeout(() => leaving.destroy(), 300);
    await expect.poll(gone).toBe(before + 1);
  });

  it('tell that the database is away, and that pages stay as they were', async () => {
    const pages = (source: string) => countOf(`atelier_page_answers_total{source="${source}"}`);
    expect((await httpRequest(server.origin, '/about')).status).toBe(200);
    expect(await countOf('atelier_database_up')).toBe(1);
    expect(await countOf('atelier_database_connections')).toBeGreaterThan(0);
    await expect.poll(() => countOf('atelier_database_statements_waiting')).toBe(0);
    await database.set('refuse');
    await expect.poll(() => countOf('atelier_database_up')).toBe(0);
    await expect.poll(() => countOf('atelier_database_connections')).toBe(0);
    await expect.poll(() => countOf('atelier_database_statements_waiting')).toBe(0);
    const { body } = await read();
    expect(body).toContain('atelier_disk_free_bytes ');
    expect(body).not.toContain('atelier_mails_waiting ');
    const before = await pages('unavailable');
    // No text of it is kept, so nothing can be shown.
    expect((await httpRequest(server.origin, '/ru/contact')).status).toBe(503);
    expect(await pages('unavailable')).toBe(before + 1);
    await database.set('pass');
    await expect.poll(() => countOf('atelier_database_up')).toBe(1);
  });

  it('are there for this machine alone: not by a proxy, and not under another name', async () => {
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { host: 'studio.example' },
    ]) {
      const { status, body } = await read(headers);
      expect(status).toBe(404);
      expect(body).not.toContain('atelier_');
    }
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await httpRequest(server.origin, PATH, { method })).status).not.toBe(200);
  });
});
