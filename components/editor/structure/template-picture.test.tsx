import { describe, expect, it } from 'vitest';
import { SectionView } from '@/components/layout/section-view';
import { lookOfSection } from '@/lib/domain/page-look/settings';
import { sectionFromTemplate, TEMPLATE_NAMES } from '@/lib/domain/section-templates/section-from-template';
import { PAGE_LAYOUTS } from '@/lib/domain/site/routes';
import { plainText } from '@/lib/domain/text/plain-text';
import { MESSAGES } from '@/messages';
import { pageView } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { TemplatePicture } from './template-picture';

const inLanguage = (locale: keyof typeof MESSAGES) => {
  const asked: string[] = [];
  const word = (key: string) => {
    asked.push(key);
    return String(Reflect.get(MESSAGES[locale].sectionTemplate, key));
  };
  return { asked, sections: TEMPLATE_NAMES.map((name) => sectionFromTemplate(name, word)) };
};

describe('ready sections (docs/reference/editing.md#ready-sections)', () => {
  it.each(['en', 'ru', 'uk'] as const)(
    'find all of their words, and use all that there are: %s',
    (locale) => {
      const { asked } = inLanguage(locale);
      const inPicker = TEMPLATE_NAMES.flatMap((name) => [`${name}-name`, `${name}-about`]);
      expect([...new Set([...asked, ...inPicker, 'group'])].sort()).toEqual(
        Object.keys(MESSAGES[locale].sectionTemplate).sort(),
      );
    },
  );

  it.each(PAGE_LAYOUTS)('are drawn for visitors with the layout %s', (layout) => {
    for (const section of inLanguage('en').sections) {
      const page = pageView({ layout, sections: [section] });
      const look = lookOfSection(section, layout);
      const html = renderView(<SectionView section={section} page={page} isFirst={false} look={look} />);
      const isNamed = look.name !== 'hidden';
      expect(html.includes(`>${section.name}</h2>`), section.name).toBe(isNamed);
    }
  });

  it('show their words in their pictures, in the colours of their ground or of the page', () => {
    for (const section of inLanguage('en').sections) {
      const html = renderView(<TemplatePicture section={section} theme="dark" />);
      const { ground, name } = lookOfSection(section, 'default');
      expect(html).toContain(`data-theme="${ground === 'page' ? 'dark' : ground}"`);
      if (name !== 'hidden') expect(plainText(html)).toContain(section.name);
    }
    const [statement] = inLanguage('en').sections;
    if (!statement) throw new Error('there are no templates');
    const html = renderView(<TemplatePicture section={statement} theme="paper" />);
    expect(plainText(html)).toContain('One or two sentences that say what this work is about.');
  });
});
