import { BLOCKS, type BlockKind, isBlockKind } from '@/lib/domain/blocks';
import { ownValue, sameJson } from '@/lib/domain/content/json';
import type { Block, PageContent } from '@/lib/domain/content/model';
import type { FieldError } from '@/lib/domain/errors';

const SECTION_KEYS: ReadonlySet<string> = new Set(['id', 'name', 'attributes', 'blocks']);
const BLOCK_KEYS: ReadonlySet<string> = new Set([
  'id',
  'component',
  'props',
  'attributes',
  'blockAttributes',
  'itemAttributes',
]);

/**
 * What a save may not bring into a page (http-api "Conventions" and "Pages", decision 17): a block of an unknown kind,
 * an unknown key, a property that its kind refuses. What is stored already may stay as it is, so that an old value
 * never keeps anybody from saving something else. Each problem names its block and property.
 */
export function saveProblems(content: PageContent, stored: PageContent | null): FieldError[] {
  const sectionsBefore = byId(stored?.sections ?? []);
  const blocksBefore = byId(stored?.sections.flatMap(({ blocks }) => blocks) ?? []);
  return content.sections.flatMap((section, at) => {
    const path = `translation.content.sections.${at}`;
    return [
      ...under(path, unknownKeys(section, sectionsBefore.get(section.id), SECTION_KEYS)),
      ...section.blocks.flatMap((block, place) =>
        under(`${path}.blocks.${place}`, blockProblems(block, blocksBefore.get(block.id)), block.id),
      ),
    ];
  });
}

function byId<Item extends { id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

function under(above: string, problems: readonly FieldError[], blockId?: string): FieldError[] {
  const suffix = blockId === undefined ? '' : ` (block ${blockId})`;
  return problems.map(({ path, message }) => ({ path: `${above}.${path}`, message: `${message}${suffix}` }));
}

function unknownKeys(record: object, before: object | undefined, known: ReadonlySet<string>): FieldError[] {
  return Object.keys(record)
    .filter((key) => !known.has(key) && !sameJson(ownValue(record, key), ownValue(before, key)))
    .map((key) => ({ path: key, message: `Unrecognized key: ${key}` }));
}

function blockProblems(block: Block, before: Block | undefined): FieldError[] {
  if (sameJson(block, before)) return [];
  if (!isBlockKind(block.component)) {
    return [{ path: 'component', message: `${block.component} is not a kind of block` }];
  }
  return [...unknownKeys(block, before, BLOCK_KEYS), ...propProblems(block.component, block, before)];
}

function propProblems(kind: BlockKind, block: Block, before: Block | undefined): FieldError[] {
  const issues = BLOCKS[kind].schema.safeParse(block.props).error?.issues ?? [];
  const isAsStored = (name: string): boolean =>
    before !== undefined && sameJson(ownValue(block.props, name), ownValue(before.props, name));
  return issues.flatMap((issue) => {
    const names =
      issue.code === 'unrecognized_keys' && issue.path.length === 0
        ? issue.keys
        : [String(issue.path[0] ?? '')];
    return names
      .filter((name) => !isAsStored(name))
      .map((name) => ({ path: ['props', name, ...issue.path.slice(1)].join('.'), message: issue.message }));
  });
}
