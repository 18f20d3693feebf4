import { isShown, kindOf } from '../blocks';
import type { Look } from '../blocks/look';
import type { Block, PageContent, Section } from '../content/model';
import type { LayoutName } from '../site/routes';
import { blockDefaults, type SectionLook, sectionDefaults } from './settings';

/** Layouts that showed the names of all sections, whatever the sections held. */
const NAMED_THROUGHOUT: readonly LayoutName[] = ['content-legal', 'sectioned-page', 'three-col'];

const holdsHero = ({ blocks }: Section): boolean =>
  blocks.some((block) => isShown(block) && kindOf(block.component)?.isHero === true);

const holdsWork = ({ blocks }: Section): boolean =>
  blocks.some((block) => isShown(block) && kindOf(block.component)?.role === 'works');

function nameIn(sections: readonly Section[], at: number, layout: LayoutName): SectionLook['name'] {
  const blocks = sections[at]?.blocks ?? [];
  const opening = blocks.find(isShown);
  const kind = opening ? kindOf(opening.component) : null;
  const isAlone = sections.length < 2;
  const isHidden =
    !NAMED_THROUGHOUT.includes(layout) &&
    (isAlone || kind?.opensWithHeading(opening?.props) === true || (at === 0 && kind?.role === 'works'));
  if (isHidden) return 'hidden';
  const seen = blocks.find(({ component, props }) => kindOf(component)?.isEmpty(props) === false);
  return seen && kindOf(seen.component)?.role === 'words' ? 'beside' : 'above';
}

/** On the home page a section was dark when it held a work, and dark ones lay close under each other. */
function groundOnHome(sections: readonly Section[], at: number): Partial<SectionLook> {
  const [section, before] = [sections[at], sections[at - 1]];
  if (!section || !holdsWork(section)) return { ground: 'paper' };
  if (holdsHero(section)) return { ground: 'dark', above: 'none', below: 'none' };
  const isUnderDark = before !== undefined && holdsWork(before) && !holdsHero(before);
  return { ground: 'dark', ...(isUnderDark && { above: 'none' as const }) };
}

/** On the home page words beside works were of the usual size, and works were cut so that they filled the window. */
function blockOnHome(block: Block, isDark: boolean): Look {
  const has = kindOf(block.component)?.look;
  return {
    ...(has?.voice && isDark && { voice: 'text' }),
    ...(has?.crop && { width: 'edge', crop: 'screen' }),
  };
}

/** What of a look is not the default: only that is stored. */
function besideDefaults(look: Look, defaults: Look): Look {
  return Object.fromEntries(Object.entries(look).filter(([name, value]) => defaults[name] !== value));
}

function withLook<T extends { look?: Look }>(part: T, look: Look): T {
  const said = { ...look, ...part.look };
  return Object.keys(said).length === 0 ? part : { ...part, look: said };
}

function titleOf({ sections }: PageContent, layout: LayoutName): Look {
  const kind = kindOf(sections[0]?.blocks[0]?.component ?? '');
  if (layout === 'page' && kind?.isHero) return { title: 'hidden' };
  if (layout === 'content' && kind?.role === 'works' && kind.showsAttributes) return { title: 'small' };
  return {};
}

/**
 * Content that says how it looks. Until looks were said, a section was dark if it held a work, words were large if it held none,
 * and so on: what these rules gave is written down here, so that nothing looks different. Content that says its look already
 * is given back as it is.
 */
export function withSaidLook(content: PageContent, layout: LayoutName): PageContent {
  if (content.look) return content;
  const sections = content.sections.map((section, at): Section => {
    const isHome = layout === 'page';
    const inferred = {
      name: nameIn(content.sections, at, layout),
      ...(isHome && groundOnHome(content.sections, at)),
    };
    const isDark = isHome && inferred.ground === 'dark';
    const blocks = isHome
      ? section.blocks.map((block) =>
          withLook(block, besideDefaults(blockOnHome(block, isDark), blockDefaults(layout))),
        )
      : section.blocks;
    return withLook({ ...section, blocks }, besideDefaults(inferred, sectionDefaults(layout)));
  });
  return { ...content, look: titleOf(content, layout), sections };
}
