import { describe, expect, it } from 'vitest';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { ENGLISH, frame, RUSSIAN } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { SiteHeader } from './site-header';

const MARK = { src: '/media/logo.png', width: 800, height: 200 };

function brand(mark: SiteFrame['mark'], rest: Partial<SiteFrame> = {}, isBare = false): string {
  const given = frame(RUSSIAN, { ...rest, ...(mark && { mark }) });
  const html = renderView(<SiteHeader frame={given} path="/about" isBare={isBare} />, 'ru');
  return /<(a|span)[^>]* class="brand [^>]*>(?<inner>.*?)<\/\1>/s.exec(html)?.groups?.inner ?? '';
}

describe('whose site it is, in the header (docs/reference/look.md#logo)', () => {
  it('is said by the name', () => {
    expect(brand(undefined)).toBe('Дарья Селиван');
  });

  it('is said by the mark, which has the name as its text and keeps its place while it loads', () => {
    const html = brand({ ...MARK, isAlone: true });
    expect(html).toMatch(/^<img [^>]*>$/);
    for (const part of ['alt="Дарья Селиван"', 'src="/media/logo.png?w=480&amp;q=75"', 'width="800"'])
      expect(html).toContain(part);
    expect(brand({ ...MARK, isAlone: true }, { homeIn: [ENGLISH.code] })).toBe(html);
  });

  it('is said once where both are shown, and a drawing is sent as it is', () => {
    const html = brand({ src: '/media/logo.svg', isAlone: false });
    expect(html).toMatch(
      /^<span [^>]*><img [^>]*src="\/media\/logo.svg" alt=""[^>]*><span>Дарья Селиван<\/span><\/span>$/,
    );
  });

  it('is said by the name on the pages of owners', () => {
    expect(brand({ ...MARK, isAlone: true }, {}, true)).toBe('Дарья Селиван');
  });
});
