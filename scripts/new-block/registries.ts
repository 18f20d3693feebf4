import { type KindNames, namesOf } from './names';

/** The kinds that `own-blocks/definitions.ts` registers, by its lines `  Kind: kindBlock,`. */
export function registeredKinds(definitions: string): KindNames[] {
  return [...definitions.matchAll(/^ {2}([A-Z]\w*): \w+,$/gm)].map(([, kind = '']) => namesOf(kind));
}

const NOTE = 'Written by `npm run new:block`';

const importLine = ({ variable, folder }: KindNames, suffix: string, file: string) =>
  `import { ${variable}${suffix} } from './${folder}/${file}';\n`;

/** A registry in which each kind has one line. */
function registry(
  kinds: readonly KindNames[],
  { comment, name, line }: { comment: string; name: string; line: (kind: KindNames) => [string, string] },
): string {
  const lines = kinds.map(line);
  const imports = lines.map(([imported]) => imported).join('');
  const entries = kinds.map(({ kind }, at) => `  ${kind}: ${lines[at]?.[1]},\n`).join('');
  const object = entries === '' ? '{}' : `{\n${entries}}`;
  return `${imports}${imports && '\n'}/** ${comment} */\nexport const ${name} = ${object} as const;\n`;
}

function textsRegistry(kinds: readonly KindNames[]): string {
  const imports = kinds.map((kind) => importLine(kind, 'Texts', 'texts')).join('');
  const language = (code: string) => {
    const entries = kinds.map(({ kind, variable }) => `    ${kind}: ${variable}Texts.${code},\n`).join('');
    return `  ${code}: {\n${entries}  },\n`;
  };
  const object =
    kinds.length === 0 ? '{ en: {}, ru: {}, uk: {} }' : `{\n${['en', 'ru', 'uk'].map(language).join('')}}`;
  return `${imports}${imports && '\n'}/** The texts of this site's own kinds of blocks, by language. ${NOTE}. */
export const OWN_TEXTS = ${object} as const;
`;
}

/** The files of `own-blocks` that register kinds, by their paths. */
export function registries(unsorted: readonly KindNames[]): Record<string, string> {
  const kinds = [...unsorted].sort((a, b) => (a.folder < b.folder ? -1 : 1));
  return {
    'own-blocks/definitions.ts': registry(kinds, {
      comment: `This site's own kinds of blocks. ${NOTE}; take its lines out of these files to drop a kind.`,
      name: 'OWN_BLOCKS',
      line: (kind) => [importLine(kind, 'Block', 'definition'), `${kind.variable}Block`],
    }),
    'own-blocks/views.ts': registry(kinds, {
      comment: `What visitors see of this site's own kinds of blocks. ${NOTE}.`,
      name: 'OWN_VIEWS',
      line: ({ kind, folder }) => [`import { ${kind}View } from './${folder}/view';\n`, `${kind}View`],
    }),
    'own-blocks/icons.ts': registry(kinds, {
      comment: `The icons of this site's own kinds of blocks. ${NOTE}.`,
      name: 'OWN_ICONS',
      line: (kind) => [importLine(kind, 'Icon', 'icon'), `${kind.variable}Icon`],
    }),
    'own-blocks/texts.ts': textsRegistry(kinds),
    'own-blocks/styles.css': `/* The style sheets of this site's own kinds of blocks. ${NOTE}. */\n${kinds
      .map(({ folder }) => `@import "./${folder}/${folder}.css";\n`)
      .join('')}`,
  };
}
