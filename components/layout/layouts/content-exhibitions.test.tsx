import { describe, expect, it } from 'vitest';
import { block, pageView, section } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { ContentExhibitionsLayout } from './content-exhibitions';

/** A page of an exhibition with these days, as it is drawn on a day. */
function drawn(dates: string, today: string, kind: 'exhibition' | 'plain' = 'exhibition'): string {
  const label = { ...block('RichText', { content: '<p>Rooms</p>' }), attributes: { d: dates } };
  const view = pageView({
    path: '/exhibitions/unlit',
    layout: 'content-exhibitions',
    sections: [section('one', 'One', [label])],
    rest: { kind, today },
  });
  view.document.attributes = [{ id: 'd', name: 'Dates', slug: 'dates', type: 'text', inherited: false }];
  return renderView(<ContentExhibitionsLayout page={view} />, 'en');
}

describe('the calendar of an exhibition', () => {
  const dates = '24 November 2026 – 26 February 2027';
  const link = 'href="/exhibitions/unlit/calendar.ics"';
  it('is offered until its last day', () => {
    expect(drawn(dates, '2026-01-01')).toContain(link);
    expect(drawn(dates, '2027-02-26')).toContain(link);
    expect(drawn(dates, '2027-02-27')).not.toContain(link);
  });

  it('is not offered where no days can be read, or nothing is said to be an exhibition', () => {
    expect(drawn('All summer', '2026-01-01')).not.toContain('calendar.ics');
    expect(drawn(dates, '2026-01-01', 'plain')).not.toContain('calendar.ics');
  });
});
