import { describe, expect, it } from 'vitest';
import { BLOCKS, keyBlock } from './index';
import { PAGE_LIST_LOOKS } from './page-list-looks';

const block = (template: unknown) => ({
  ...{ id: 'list', component: 'PageList', props: { parentPage: '/works', template } },
  ...{ attributes: {}, blockAttributes: [], itemAttributes: [] },
});
const title = (config: Record<string, unknown>) => ({ key: 'a', id: 'b', type: 'title', config });

describe('the ready looks of a list of pages', () => {
  it.each(PAGE_LIST_LOOKS.names)('%s may be saved, needs no more keys, and is known again', (look) => {
    const template = PAGE_LIST_LOOKS.valueOf(look);
    const whole = block(template);
    expect(BLOCKS.PageList.schema.safeParse(whole.props).success).toBe(true);
    expect(keyBlock(whole)).toBe(whole);
    expect(PAGE_LIST_LOOKS.nameOf(template)).toBe(look);
    expect(PAGE_LIST_LOOKS.nameOf(JSON.parse(JSON.stringify(template)))).toBe(look);
  });

  it('gives each list parts of its own', () => {
    const [one, other] = [PAGE_LIST_LOOKS.valueOf('tiles'), PAGE_LIST_LOOKS.valueOf('tiles')];
    expect(one).toEqual(other);
    expect(one.items).not.toBe(other.items);
  });

  it.each<[string, unknown, string | null]>([
    ['a title as earlier releases stored it', { items: [title({ tag: 'h3' })] }, 'tiles'],
    ['no template', undefined, null],
    ['nothing in it', { items: [] }, null],
    ['another heading', { items: [title({ tag: 'h4' })] }, null],
    ['a style', { items: [title({ tag: 'h3', class: 'large' })] }, null],
    ['a title twice', { items: [title({ tag: 'h3' }), title({ tag: 'h3' })] }, null],
    ['no list of parts', { items: 'title' }, null],
    ['parts that are none', { items: [null, 7] }, null],
    ['what this release does not know', { items: [{ ...title({ tag: 'h3' }), since: 2 }] }, null],
  ])('%s is %j', (_, template, look) => {
    expect(PAGE_LIST_LOOKS.nameOf(template)).toBe(look);
  });
});
