'use client';

import { ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { BAR_MENU_ITEM, BarMenu } from '@/components/ui/bar';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { tip } from '@/components/ui/tooltip-text';
import { EDIT_BUTTON, NOT_WHILE_TYPING } from '../core/bar-styles';
import { useToolTexts } from '../core/tool-texts';

/** An entry of the menu. */
export interface PublishAction {
  text: string;
  /** It stands here where the bar has no room for it. */
  isNarrow?: boolean;
  choose(): void;
}

/** Other ways to save and to publish, beside Save Changes. The browser opens and closes it by itself. */
export function PublishMenu({ actions }: { actions: readonly PublishAction[] }) {
  const t = useToolTexts('drafts');
  const id = useId();
  if (actions.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={cx(
          EDIT_BUTTON,
          NOT_WHILE_TYPING,
          actions.every(({ isNarrow }) => isNarrow) && 'md:hidden',
        )}
        aria-label={t('more')}
        {...tip(t('more'))}
        popoverTarget={id}
      >
        <Icon of={ChevronUp} />
      </button>
      <BarMenu id={id} className="max-md:mx-2">
        <ul>
          {actions.map(({ text, isNarrow, choose }) => (
            <li key={text} className={isNarrow ? 'md:hidden' : undefined}>
              <button
                type="button"
                className={BAR_MENU_ITEM}
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={choose}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </BarMenu>
    </>
  );
}
