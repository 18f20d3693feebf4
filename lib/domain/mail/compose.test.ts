import { describe, expect, it } from 'vitest';
import { composeDigest, composeLink, composeMessage, type MailFrame } from './compose';
import { MAIL } from './limits';

const FRAME: MailFrame = {
  words: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  language: { tag: 'en-US', dir: 'ltr' },
  site: 'Studio',
  panel: 'https://studio.example/master/settings#messages',
};
const ADA = {
  ...{ name: 'Ada', email: 'ada@museum.example', message: 'One\n\nTwo <3', about: '' },
  createdAt: new Date('2026-11-27T10:00:00Z'),
};
const CONTROLS = /\p{Cc}|[\u2028\u2029\u202e]/u;

describe('the mail about a message', () => {
  it('says who wrote what, as text and as markup', () => {
    const { subject, text, html, replyTo } = composeMessage(FRAME, ADA);
    expect([subject, replyTo]).toEqual(['subject Ada', { name: 'Ada', address: 'ada@museum.example' }]);
    expect(text).toContain('from Ada ada@museum.example\nNovember 27, 2026');
    expect(text).toContain('One\n\nTwo <3');
    expect(html).toContain('One<br><br>Two &lt;3');
    expect(html).toContain('<html lang="en-US" dir="ltr">');
  });

  it('names the page that is asked about', () => {
    const { subject, text } = composeMessage(FRAME, { ...ADA, about: 'Tide' });
    expect([subject, text]).toEqual(['subjectAbout Ada Tide', expect.stringContaining('about Tide')]);
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\u0000', '\u0085', '\u202e'])('has no %j in any header', (sign) => {
    const evil = `x${sign}Bcc: victim@example.com`;
    const { subject, replyTo } = composeMessage(FRAME, { ...ADA, name: evil, about: evil });
    expect(subject).not.toMatch(CONTROLS);
    expect(replyTo?.name).not.toMatch(CONTROLS);
    expect(
      composeMessage(FRAME, { ...ADA, email: `ada@museum.example${sign}Cc: a@b.example` }).replyTo,
    ).toBeUndefined();
  });

  it('has a subject that ends, between characters', () => {
    const { subject } = composeMessage(FRAME, { ...ADA, name: '🌊'.repeat(300) });
    expect([...subject]).toHaveLength(MAIL.subjectCharacters);
    expect(subject.endsWith('🌊…')).toBe(true);
  });
});

describe('the mail about a day', () => {
  it('holds a hundred messages and counts the others', () => {
    const many = Array.from({ length: 103 }, (_, index) => ({ ...ADA, name: `Ada ${index}` }));
    const { subject, text, replyTo } = composeDigest(FRAME, many);
    expect([subject, replyTo]).toEqual(['subjectDaily 103 Studio', undefined]);
    expect(text.match(/from Ada/g)).toHaveLength(100);
    expect(text).toContain('more 3');
  });
});

describe('the mail with a link for an account', () => {
  const GIVEN = {
    ...{ name: 'Boris', from: 'Ada', link: 'https://studio.example/master?owner=a_b-c' },
    expires: new Date('2026-11-28T10:00:00Z'),
  };

  it('says for whom it is, from whom, and until when, as text and as markup', () => {
    const { subject, text, html, replyTo } = composeLink(FRAME, GIVEN);
    expect([subject, replyTo]).toEqual(['linkSubject Studio', undefined]);
    expect(text.split('\n\n')).toEqual([
      'linkText Boris Ada Studio',
      GIVEN.link,
      'linkUntil November 28, 2026 at 10:00 AM UTC',
      'linkWhy Studio',
    ]);
    expect(html).toContain(`<a href="${GIVEN.link}">linkOpen</a>`);
  });

  it('is a mail like any other whatever names are made of', () => {
    const { subject, html } = composeLink(
      { ...FRAME, site: 'A\r\nBcc: x' },
      { ...GIVEN, name: '<b>"x"\r\n' },
    );
    expect(subject).not.toMatch(CONTROLS);
    expect(html).not.toContain('<b>');
  });
});
