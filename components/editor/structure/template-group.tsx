import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import type { Section } from '@/lib/domain/content/model';
import type { Theme } from '@/lib/domain/site/theme';
import { TemplatePicture } from './template-picture';

/** The look of a group in the list of what can be added. */
export const GROUP =
  '**:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-2xs **:[[cmdk-group-heading]]:text-tool-muted';
const TEMPLATE =
  'grid cursor-pointer grid-cols-[auto_1fr] items-center gap-3 rounded-lg px-3 py-1.75 data-[selected=true]:bg-tool-hover';

interface TemplateGroupProps {
  heading: string;
  entries: readonly { key: string; name: string; text: string; section: Section }[];
  theme: Theme;
  /** Further entries, behind the sections. */
  children?: ReactNode;
  onPick(section: Section): void;
}

/** Sections that can be added, each with a picture of itself. */
export function TemplateGroup({ heading, entries, theme, children, onPick }: TemplateGroupProps) {
  return (
    <Command.Group className={GROUP} heading={heading}>
      {entries.map(({ key, name, text, section }) => (
        <Command.Item
          className={TEMPLATE}
          key={key}
          value={key}
          keywords={[name, text]}
          onSelect={() => onPick(section)}
        >
          <TemplatePicture section={section} theme={theme} />
          <span className="grid min-w-0 gap-0.5 wrap-anywhere">
            <strong>{name}</strong>
            <span className="font-text text-tool-muted">{text}</span>
          </span>
        </Command.Item>
      ))}
      {children}
    </Command.Group>
  );
}
