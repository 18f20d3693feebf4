import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const HEADING = /^# (\d{1,4})\. (\S.*)$/;
const STATUS = /^\d{4}-\d{2}-\d{2} · (accepted|superseded by )/;

const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
const decisions = files.map((file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const [heading = '', blank = '', status = ''] = text.split('\n', 3);
  const [, number = '', title = ''] = HEADING.exec(heading) ?? [];
  return { file, number, title, blank, status, text };
});

describe.each(decisions)('$file', ({ file, number, title, blank, status, text }) => {
  it('has the number of its name, a title, and a line that says when and whether it holds', () => {
    expect(file.startsWith(`${number.padStart(4, '0')}-`)).toBe(true);
    expect(title).not.toBe('');
    expect(blank).toBe('');
    expect(status).toMatch(STATUS);
  });

  it('says from what it came', () => {
    expect(text).toContain('\n**Context.** ');
  });
});

it('the index has every decision in order, under its own title and with its own status', () => {
  const rows = readFileSync(`${FOLDER}/README.md`, 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  expect(rows).toEqual(
    decisions.map(({ file, number, title, status }) => {
      const [, state] = status.split(' · ');
      return `| ${number} | [${title}](${file}) | ${state} |`;
    }),
  );
});
