'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { tip } from '@/components/ui/tooltip-text';
import { EditIcon } from '../core/edit-icon';
import './publishing.css';

/** What can be chosen, and what it does. */
export interface PublishWay {
  text: string;
  /** It stands here where the bar has no room for it. */
  isNarrow?: boolean;
  choose(): void;
}

/** More ways to save and to publish, beside Save Changes. The browser opens and closes it by itself. */
export function PublishMenu({ ways }: { ways: readonly PublishWay[] }) {
  const t = useTranslations('drafts');
  const id = useId();
  if (ways.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={ways.every(({ isNarrow }) => isNarrow) ? 'is-narrow' : undefined}
        aria-label={t('more')}
        {...tip(t('more'))}
        popoverTarget={id}
      >
        <EditIcon shape="unfold" />
      </button>
      <div id={id} popover="auto" className="toolbar-menu">
        <ul>
          {ways.map(({ text, isNarrow, choose }) => (
            <li key={text} className={isNarrow ? 'is-narrow' : undefined}>
              <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={choose}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
