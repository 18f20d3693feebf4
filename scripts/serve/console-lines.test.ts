import { afterEach, expect, it, vi } from 'vitest';
import { outliveLogReaders, writeConsoleAsLines } from './console-lines';

const kept = { ...console };

afterEach(() => {
  Object.assign(console, kept);
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  vi.restoreAllMocks();
});

it('what is said on the console is a line of the log, without colours and however many lines it has', () => {
  let written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written += String(chunk);
    return true;
  });
  writeConsoleAsLines();
  console.error(' \u001b[31m⨯\u001b[39m', new Error('a\nb'), { digest: '7' });
  console.warn('%s is %d', 'x', 7);
  console.log('');
  const lines = written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    {
      level: 'error',
      event: 'console',
      message: expect.stringMatching(/^⨯ Error: a\nb\n[\s\S]*digest: '7'/),
    },
    { level: 'warn', message: 'x is 7' },
  ]);
});

it('a log that nobody reads any more ends nothing, and is not written about', () => {
  outliveLogReaders();
  const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  const full = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const stream of [process.stdout, process.stderr]) {
    expect(() => stream.emit('error', broken)).not.toThrow();
    expect(() => stream.emit('error', full)).toThrow('ENOSPC');
  }
  expect(written).not.toHaveBeenCalled();
});
