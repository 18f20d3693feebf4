import { describe, expect, it } from 'vitest';
import type { Block, PageContent } from '@/lib/domain/content/model';
import { saveProblems } from './save-rules';

const block = (more: object = {}): Block => ({
  id: 'block-1',
  component: 'Video',
  props: { url: '', title: 'Loop' },
  attributes: {},
  blockAttributes: [],
  itemAttributes: [],
  ...more,
});
const content = (blocks: Block[], more: object = {}): PageContent => ({
  sections: [{ id: 'section-1', name: 'Film', attributes: [], blocks, ...more }],
});
const HOSTILE = 'javascript:alert(1)';
const at = 'translation.content.sections.0.blocks.0';

describe('what a save may bring into a page (decision 17, http-api "Conventions")', () => {
  it('accepts what the kinds accept', () => {
    expect(saveProblems(content([block()]), null)).toEqual([]);
  });

  it.each<[string, PageContent, string]>([
    ['a refused address', content([block({ props: { url: HOSTILE } })]), `${at}.props.url`],
    ['a wrong type', content([block({ props: { title: 7 } })]), `${at}.props.title`],
    ['an unknown property', content([block({ props: { onclick: 'x' } })]), `${at}.props.onclick`],
    ['an unknown key of a block', content([block({ style: 'x' })]), `${at}.style`],
    ['an unknown key of a section', content([], { style: 'x' }), 'translation.content.sections.0.style'],
    ['an unknown kind', content([block({ component: 'Hologram' })]), `${at}.component`],
  ])('refuses %s, naming block and property', (_name, given, path) => {
    const problems = saveProblems(given, null);
    expect(problems.map((problem) => problem.path)).toEqual([path]);
    if (path.startsWith(at)) expect(problems[0]?.message).toContain('block-1');
    expect(saveProblems(given, content([block()])).map((problem) => problem.path)).toEqual([path]);
  });

  it('names the place inside a list', () => {
    const gallery = block({
      component: 'MediaGallery',
      props: { items: [{ src: '/media/a.jpg' }, { src: HOSTILE }] },
    });
    expect(saveProblems(content([gallery]), null)[0]?.path).toBe(`${at}.props.items.1.src`);
  });

  it('lets stay what is stored already, moved or beside a change', () => {
    const old = block({ props: { url: HOSTILE, title: 'Loop', legacy: 1 }, style: 'x' });
    const unknown = block({ id: 'block-2', component: 'Hologram', depth: 3 });
    const stored = content([old, unknown], { style: 'x' });
    const edited = content([unknown, { ...old, props: { ...old.props, title: 'Another' } }], { style: 'x' });
    expect(saveProblems(stored, stored)).toEqual([]);
    expect(saveProblems(edited, stored)).toEqual([]);
  });

  it('refuses to change what it does not know', () => {
    const unknown = block({ component: 'Hologram', depth: 3 });
    expect(saveProblems(content([{ ...unknown, depth: 4 } as Block]), content([unknown]))).toHaveLength(1);
  });
});
