import { describe, expect, it } from 'vitest';
import type { PageKind } from '@/lib/domain/site/page-kinds';
import { listedPage, pageView } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { EnquiryLink } from './enquiry-link';

const CONTACT = listedPage('/write-to-us', 'Write to us');

function drawn(kind: PageKind, look: Record<string, string> = {}, contact = true): string {
  const page = pageView({ path: '/works/tide', rest: { kind } });
  page.document.translation.content.look = look;
  page.frame.known = contact ? { contact: CONTACT } : {};
  return renderView(<EnquiryLink page={page} />);
}

describe('the way from a work to a question about it (docs/reference/screens.md#contact-form)', () => {
  it('leads to the contact page, wherever that is', () => {
    expect(drawn('work')).toContain('href="/write-to-us?about=%2Fworks%2Ftide#write"');
  });

  it('is on works alone, where there is a contact page, and not where the page hides it', () => {
    for (const kind of ['plain', 'series', 'exhibition', 'text'] as const) expect(drawn(kind)).toBe('');
    expect(drawn('work', {}, false)).toBe('');
    expect(drawn('work', { enquiry: 'hidden' })).toBe('');
    expect(drawn('work', { enquiry: 'shown' })).not.toBe('');
  });
});
