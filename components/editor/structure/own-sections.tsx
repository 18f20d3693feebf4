import { Command } from 'cmdk';
import { Settings2 } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import type { Section } from '@/lib/domain/content/model';
import type { Theme } from '@/lib/domain/site/theme';
import { useToolTexts } from '../core/tool-texts';
import { useOwnSectionDialog } from './own-section-dialog';
import { usePicker } from './picker';
import { TemplateGroup } from './template-group';
import { useOwnSections } from './use-own-sections';

interface OwnSectionsProps {
  theme: Theme;
  onPick(section: Section): void;
}

/** The section templates, and the way to rename and delete them; nothing while there are none. */
export function OwnSections({ theme, onPick }: OwnSectionsProps) {
  const t = useToolTexts('ownSections');
  const { data = [] } = useOwnSections();
  if (data.length === 0) return null;
  const entries = data.map(({ id, name, section }) => ({
    key: `own-${id}`,
    name,
    text: t('about'),
    section,
  }));
  const manage = () => {
    usePicker.getState().close();
    useOwnSectionDialog.getState().open({ kind: 'manage' });
  };
  return (
    <TemplateGroup heading={t('group')} entries={entries} theme={theme} onPick={onPick}>
      <Command.Item
        className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.75 data-[selected=true]:bg-tool-hover"
        value="manage-own-sections"
        keywords={[t('manage'), t('group')]}
        onSelect={manage}
      >
        <Icon of={Settings2} />
        <strong>{t('manage')}</strong>
      </Command.Item>
    </TemplateGroup>
  );
}
