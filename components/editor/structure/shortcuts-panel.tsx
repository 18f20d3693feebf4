'use client';

import { useTranslations } from 'next-intl';
import { keysOf, SHORTCUTS, type Stroke } from '../core/shortcuts';
import { SidePanel } from '../core/side-panel';
import './shortcuts-panel.css';

/** Keys of the handle, which listens for them itself. */
const ON_HANDLE: readonly { name: 'drag' | 'walk' | 'tools'; strokes: readonly Stroke[] }[] = [
  { name: 'drag', strokes: [{ code: 'Space' }] },
  { name: 'walk', strokes: [{ code: 'ArrowUp' }, { code: 'ArrowDown' }] },
  { name: 'tools', strokes: [{ code: 'ArrowLeft' }, { code: 'ArrowRight' }] },
];

/** Every key of the editor and what it does. */
export function ShortcutsPanel() {
  const t = useTranslations('shortcut');
  const titles = useTranslations('editPanel');
  const isMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);
  return (
    <SidePanel label={titles('shortcuts')} title={titles('shortcuts')}>
      <dl className="shortcut-list">
        {[...SHORTCUTS, ...ON_HANDLE].map(({ name, strokes }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              {strokes.map((stroke) => {
                const keys = keysOf(stroke, isMac);
                return (
                  <span key={keys.join()}>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </span>
                );
              })}
            </dd>
          </div>
        ))}
      </dl>
    </SidePanel>
  );
}
