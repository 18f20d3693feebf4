import type { KindNames } from './names';

const definition = ({
  kind,
  variable,
}: KindNames) => `import { defineBlock } from '@/lib/domain/blocks/define-block';
import { text, textarea } from '@/lib/domain/blocks/field-kinds';
import type { PropsOf } from '@/lib/domain/blocks/fields';

/** What the product knows of the kind: its fields, and what it asks of a block of it. */
export const ${variable}Block = defineBlock(
  '${kind}',
  { title: text(), text: textarea() },
  {
    role: 'words',
    title: ({ title, text }) => title || text,
    isEmpty: ({ title, text }) => title.trim() === '' && text.trim() === '',
    headings: ({ title }) => (title === '' ? [] : [{ level: 3, words: '' }]),
  },
);

export type ${kind}Props = PropsOf<typeof ${variable}Block.fields>;
`;

const view = ({
  kind,
  folder,
}: KindNames) => `import type { BlockViewProps } from '@/components/blocks/block-view-props';
import { tagOf } from '@/components/parts/content-language';
import { tagAfter } from '@/components/parts/heading-levels';
import { bindHeading, bindWords } from '@/lib/domain/text/bound-words';
import type { ${kind}Props } from './definition';

/** What visitors see. While the page is edited, \`page.slots\` draws words that can be typed where they stand. */
export function ${kind}View(given: BlockViewProps<${kind}Props>) {
  const { block, page, headingAbove, languageProps } = given;
  const { title, text } = given.props;
  if (title === '' && text === '' && !page.slots) return null;
  const Heading = tagAfter(headingAbove, 'h3');
  const language = tagOf(page, languageProps);
  return (
    <div className="${folder}" {...languageProps}>
      {title === '' && !page.slots ? null : (
        <Heading>
          {page.slots?.text({ block, path: ['title'], value: title, language, isHeading: true }) ??
            bindHeading(title, language)}
        </Heading>
      )}
      {text === '' && !page.slots ? null : (
        <p>
          {page.slots?.text({ block, path: ['text'], value: text, language }) ?? bindWords(text, language)}
        </p>
      )}
    </div>
  );
}
`;

const icon = ({ variable }: KindNames) => `/** On a ground of 20 × 20, drawn in lines. */
export const ${variable}Icon = 'M3 4h14v12H3zM6 8h8M6 12h5';
`;

const styles = ({
  folder,
}: KindNames) => `/* Colours, sizes and spaces are those of components/layout/tokens.css. */
.${folder} {
  display: grid;
  gap: var(--space-2);
  max-inline-size: var(--measure);
}

.${folder} p {
  white-space: pre-line;
}
`;

const texts = ({
  variable,
  words,
}: KindNames) => `/** What the kind and its fields are called, and said to be, where pages are edited. */
export const ${variable}Texts = {
  en: {
    name: '${words}',
    about: 'A title and a text',
    fields: { title: 'Title', text: 'Text' },
  },
  ru: {
    name: 'Блок «${words}»',
    about: 'Заголовок и текст',
    fields: { title: 'Заголовок', text: 'Текст' },
  },
  uk: {
    name: 'Блок «${words}»',
    about: 'Заголовок і текст',
    fields: { title: 'Заголовок', text: 'Текст' },
  },
};
`;

const test = ({ kind }: KindNames) => `import { expect, it } from 'vitest';
import { BlockView } from '@/components/blocks/block-view';
import { block, pageView, section } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';

function drawn(props: Record<string, unknown>): string {
  const own = block('${kind}', props);
  const around = { section: section('s', 'Section', [own]), page: pageView() };
  return renderView(<BlockView block={own} {...around} isLeading={false} headingAbove={2} />);
}

it('shows its title as a heading', () => {
  expect(drawn({ title: 'A title' })).toContain('<h3>A title</h3>');
});

it('shows nothing while it is empty', () => {
  expect(drawn({})).toBe('');
});
`;

/** The files of a new kind, by their paths: a title and a text to begin with. */
export function kindFiles(names: KindNames): Record<string, string> {
  const folder = `own-blocks/${names.folder}`;
  return {
    [`${folder}/definition.ts`]: definition(names),
    [`${folder}/view.tsx`]: view(names),
    [`${folder}/${names.folder}.css`]: styles(names),
    [`${folder}/texts.ts`]: texts(names),
    [`${folder}/icon.ts`]: icon(names),
    [`${folder}/${names.folder}.test.tsx`]: test(names),
  };
}
