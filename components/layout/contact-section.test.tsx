import { describe, expect, it } from 'vitest';
import { CONTACT_OUTCOMES } from '@/lib/domain/contact/form';
import { pageView } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { ContactSection } from './contact-section';

const html = renderView(<ContactSection page={pageView({ path: '/contact' })} />);
const tagOf = (name: string) => html.match(new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`))?.[0];

describe('ContactSection (decision 14; docs/reference/http-api.md#conventions)', () => {
  it('is a plain form, with the page that it stands on', () => {
    expect(html).toMatch(/<form[^>]* action="\/api\/contact"[^>]* method="post"/);
    expect(tagOf('locale')).toContain('value="en"');
    expect(tagOf('path')).toContain('value="/contact"');
  });

  it.each([
    ['name', ['required', 'maxLength="200"', 'autoComplete="name"']],
    ['email', ['required', 'maxLength="254"', 'autoComplete="email"', 'type="email"']],
    ['message', ['required', 'maxLength="5000"']],
    ['website', ['tabindex="-1"', 'autoComplete="off"']],
  ])('%s has its limits, its kind and its label', (name, attributes) => {
    const tag = tagOf(name)?.toLowerCase() ?? '';
    for (const attribute of attributes) expect(tag).toContain(attribute.toLowerCase());
    const id = tag.match(/ id="([^"]+)"/)?.[1];
    expect(html).toContain(`for="${id}"`);
  });

  it('has a note for everything that can become of it', () => {
    for (const outcome of CONTACT_OUTCOMES) {
      const role = outcome === 'sent' ? 'status' : 'alert';
      expect(html).toMatch(new RegExp(`<div id="${outcome}"[^>]* role="${role}"`));
    }
  });
});
