import { kindOf } from '@/lib/domain/blocks';
import type { Look } from '@/lib/domain/blocks/look';
import type { LookSettings } from '@/lib/domain/content/change-look';
import type { PageContent } from '@/lib/domain/content/model';
import { GROUND_FILES, lookOfBlock, lookOfSection, SECTION_LOOK } from '@/lib/domain/page-look/settings';
import type { LayoutName } from '@/lib/domain/site/routes';
import type { Selected } from '../structure/selected';

/** The settings that a selected part has, their values, and those in force. */
export interface PartLook {
  ids: readonly [string];
  settings: readonly { name: string; values: readonly string[]; value: string }[];
  /** The parts of the page that have the same settings, this one among them. */
  alike: readonly string[];
}

/** How the selected section or block can look. */
export function partLook(selected: Selected, layout: LayoutName, { sections }: PageContent): PartLook {
  if (selected.kind === 'section') {
    const values: Readonly<Record<string, string>> = lookOfSection(selected.section, layout);
    return {
      ids: [selected.id],
      settings: Object.entries(SECTION_LOOK).map(([name, each]) => ({
        name,
        values: each,
        value: values[name] ?? '',
      })),
      alike: sections.map(({ id }) => id),
    };
  }
  const { component, props } = selected.block;
  const kind = kindOf(component);
  const values = lookOfBlock(selected.block, layout);
  return {
    ids: [selected.id],
    settings: (kind?.settings(props) ?? []).map((name) => ({
      name,
      values: kind?.look?.[name] ?? [],
      value: values[name],
    })),
    alike: sections.flatMap(({ blocks }) =>
      blocks.filter((block) => block.component === component).map(({ id }) => id),
    ),
  };
}

const namesOf = ({ settings }: PartLook) => [...settings.map(({ name }) => name), ...GROUND_FILES];

/** What a look says of the files behind a section. */
function groundFiles(look: Look | undefined): Look {
  const said = GROUND_FILES.map((name) => [name, look?.[name]] as const);
  return Object.fromEntries(
    said.filter((entry): entry is [(typeof entry)[0], string] => entry[1] !== undefined),
  );
}

/** All settings of a part as they are in force, to be given to others. */
export function wholeLook(part: PartLook, stored: Look | undefined): Look {
  return {
    ...Object.fromEntries(part.settings.map(({ name, value }) => [name, value])),
    ...groundFiles(stored),
  };
}

/** What of a look means something for a part: a copied one may be of another kind. */
export function fittingLook(part: PartLook, look: Look): LookSettings {
  const fitting = part.settings.flatMap(({ name, values }) => {
    const value = look[name];
    return value !== undefined && values.includes(value) ? [[name, value] as const] : [];
  });
  const hasGround = part.settings.some(({ name }) => name === 'ground');
  return {
    ...Object.fromEntries(fitting),
    ...(hasGround && groundFiles(look)),
  };
}

/** The settings of a part with nothing said of them. */
export const defaultLook = (part: PartLook): LookSettings =>
  Object.fromEntries(namesOf(part).map((name) => [name, null]));
