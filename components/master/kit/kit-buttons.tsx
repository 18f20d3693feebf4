import { MoreHorizontal, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Kbd } from '@/components/ui/kbd';
import { Menu, MenuItem } from '@/components/ui/menu';
import { Spinner } from '@/components/ui/spinner';
import type { Sample } from './kit-words';

const KINDS = ['main', 'outline', 'bare', 'danger'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

/** Buttons at rest, with an icon, not to be pressed, and busy; and the menu. */
export function KitButtons({ sample: { short, long } }: { sample: Sample }) {
  return (
    <>
      {KINDS.map((kind) => (
        <div key={kind} className="flex flex-wrap items-center gap-2">
          {SIZES.map((size) => (
            <Button key={size} kind={kind} size={size}>
              {short}
            </Button>
          ))}
          <Button kind={kind} shape="box">
            <Icon of={Trash2} />
            {long}
          </Button>
          <Button kind={kind} disabled>
            {short}
          </Button>
          <Button kind={kind} aria-disabled aria-busy>
            <Spinner />
            {short}
          </Button>
          <IconButton kind={kind} icon={Trash2} label={long} keys="Del" />
          <IconButton kind={kind} icon={Trash2} label={long} shape="box" disabled />
        </div>
      ))}
      <Menu
        align="start"
        trigger={<IconButton icon={MoreHorizontal} label={long} className="justify-self-start" />}
      >
        <MenuItem>
          <Icon of={Trash2} />
          {short}
          <Kbd>{'⌫'}</Kbd>
        </MenuItem>
        <MenuItem>{long}</MenuItem>
        <MenuItem disabled>{long}</MenuItem>
      </Menu>
    </>
  );
}
