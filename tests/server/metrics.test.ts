import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpRequest } from './support/http';
import { type SeededSite, seededSite } from './support/seeded-site';
import { type SiteServer, startServer } from './support/site-server';

const PATH = '/api/metrics';
/** A comment, or a value: https://prometheus.io/docs/instrumenting/exposition_formats */
const LINE =
  /^(?:# (?:HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(?:\{[a-z_]+="[^"\n]*"(?:,[a-z_]+="[^"\n]*")*\})? (?:-?[\d.]+(?:e[+-]?\d+)?|NaN|\+Inf))$/;

let site: SeededSite;
let server: SiteServer;

beforeAll(async () => {
  site = await seededSite();
  server = await startServer({ databaseUrl: site.url, dataDir: await site.newDataDir() });
});
afterAll(async () => {
  await server.stop();
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
