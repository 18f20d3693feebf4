import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy } from './content-security';
import { delayScripts, LATE_SCRIPTS_CODE } from './late-scripts';

const A = '/_next/static/chunks/1d-3ziz_810o8.js';
const B = '/_next/static/chunks/turbopack-077.js';
const script = (address: string) => `<script src="${address}" async=""></script>`;
const page = (head: string, body = '<p>Text</p>') => `<html><head>${head}</head><body>${body}</body></html>`;

function listOf(html: string): string[] {
  const [, list = '[]'] = /id="late-scripts">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(list) as string[];
}

/** Runs the code in a minimal document. */
function run({ hidden = false, picture = null as { complete: boolean } | null }) {
  const appended: string[] = [];
  const listeners: Record<string, () => void> = {};
  const timers: (() => void)[] = [];
  const frames: (() => void)[] = [];
  const on = (name: string, listener: () => void) => {
    listeners[name] = listener;
  };
  runInNewContext(LATE_SCRIPTS_CODE, {
    document: {
      hidden,
      head: { append: ({ src }: { src: string }) => appended.push(src) },
      createElement: () => ({ src: '', setAttribute: vi.fn() }),
      getElementById: () => ({ textContent: JSON.stringify([A, B]) }),
      querySelector: () => picture && { ...picture, addEventListener: on },
      addEventListener: on,
    },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    setTimeout: (work: () => void) => timers.push(work),
  });
  const pass = (queue: (() => void)[]) => {
    for (const work of queue.splice(0)) work();
  };
  return { appended, listeners, paint: () => pass(frames), tick: () => pass(timers) };
}

describe('delayScripts (docs/reference/performance.md#finished-pages)', () => {
  it('takes the scripts and their preloads out and names them at the end', () => {
    const html = delayScripts(
      page(
        `<link rel="preload" as="script" fetchPriority="low" href="${B}"/>${script(A)}${script(B)}${script(A)}`,
      ),
    );
    expect(listOf(html)).toEqual([A, B]);
    expect(html).not.toContain('async=""');
    expect(html).not.toContain('rel="preload"');
    expect(html).toMatch(/<p>Text<\/p><script type="application\/json".*<\/script><\/body><\/html>$/);
  });

  it.each([
    ['a page without scripts', page('')],
    ['scripts for browsers of old', page(`<script src="${A}" noModule=""></script>`)],
    ['what is no whole page', script(A)],
    [
      'scripts from elsewhere',
      page('<script src="https://evil.example/_next/static/a.js" async=""></script>'),
    ],
  ])('leaves %s', (_, html) => {
    expect(delayScripts(html)).toBe(html);
  });

  it('adds code that the policy of the page names', () => {
    expect(contentSecurityPolicy(delayScripts(page(script(A))))).toMatch(/script-src 'self' 'sha256-[^']+'/);
  });
});

describe('the code that fetches them', () => {
  it('waits for a painted frame', () => {
    const { appended, paint, tick } = run({});
    expect(appended).toEqual([]);
    paint();
    expect(appended).toEqual([]);
    tick();
    expect(appended).toEqual([A, B]);
  });

  it.each(['load', 'error'])('waits for the leading picture: %s', (end) => {
    const { appended, listeners, paint, tick } = run({ picture: { complete: false } });
    paint();
    expect(appended).toEqual([]);
    listeners[end]?.();
    paint();
    tick();
    expect(appended).toEqual([A, B]);
  });

  it('waits for no picture that takes too long, and fetches nothing twice', () => {
    const { appended, listeners, paint, tick } = run({ picture: { complete: false } });
    tick();
    expect(appended).toEqual([A, B]);
    listeners.load?.();
    paint();
    tick();
    expect(appended).toEqual([A, B]);
  });

  it('waits for nothing where nothing is painted', () => {
    expect(run({ hidden: true }).appended).toEqual([A, B]);
    const { appended, listeners } = run({});
    listeners.visibilitychange?.();
    expect(appended).toEqual([A, B]);
  });
});
