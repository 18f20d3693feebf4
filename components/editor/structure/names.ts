import { useMemo } from 'react';
import { blockTitle } from '@/lib/domain/content/block-title';
import type { Block, Section } from '@/lib/domain/content/model';
import { useBlockTexts } from '../core/block-texts';
import { useToolTexts } from '../core/tool-texts';

export interface Names {
  kind(block: Block): string;
  /** Its kind and its first words. */
  block(block: Block): string;
  section(section: Section): string;
}

/** Names of blocks and sections in messages of the editor. */
export function useNames(): Names {
  const t = useToolTexts('structure');
  const texts = useBlockTexts();
  return useMemo(() => {
    // A list of a thousand blocks asks for few kinds.
    const known = new Map<string, string>();
    const kind = ({ component }: Block) => {
      const name = known.get(component) ?? texts.kind(component);
      known.set(component, name);
      return name;
    };
    return {
      kind,
      block: (block) => {
        const title = blockTitle(block);
        return title === '' ? kind(block) : t('named', { kind: kind(block), title });
      },
      section: ({ name }) => t('sectionNamed', { name: name.trim() === '' ? t('unnamed') : name }),
    };
  }, [t, texts]);
}
