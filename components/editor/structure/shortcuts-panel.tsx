'use client';

import { keysOf, SHORTCUTS, type Stroke } from '../core/shortcuts';
import { SidePanel } from '../core/side-panel';
import { useToolTexts } from '../core/tool-texts';

/** Keys of the handle, which listens for them itself. */
const ON_HANDLE: readonly { name: 'drag' | 'walk' | 'tools'; strokes: readonly Stroke[] }[] = [
  { name: 'drag', strokes: [{ code: 'Space' }] },
  { name: 'walk', strokes: [{ code: 'ArrowUp' }, { code: 'ArrowDown' }] },
  { name: 'tools', strokes: [{ code: 'ArrowLeft' }, { code: 'ArrowRight' }] },
];

/** A list of all keys of the editor. */
export function ShortcutsPanel() {
  const t = useToolTexts('shortcut');
  const titles = useToolTexts('editPanel');
  const isMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);
  return (
    <SidePanel label={titles('shortcuts')} title={titles('shortcuts')}>
      <dl>
        {[...SHORTCUTS, ...ON_HANDLE].map(({ name, strokes }) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-b border-tool-hover py-2"
          >
            <dt>{t(name)}</dt>
            <dd className="grid shrink-0 justify-items-end gap-1.5">
              {strokes.map((stroke) => {
                const keys = keysOf(stroke, isMac);
                return (
                  <span key={keys.join()} className="flex gap-1">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="min-w-6 rounded-sm border border-tool-edge px-1.5 py-0.5 text-center font-display text-xs"
                      >
                        {key}
                      </kbd>
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
