'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type FieldMap, readFields } from '@/lib/domain/blocks/fields';
import type { Command, PropPath } from '@/lib/domain/content/commands';
import { isRecord } from '@/lib/domain/content/json';
import { pageContent } from '../frame/page-content';

interface ItemsFieldProps {
  blockId: string;
  path: PropPath;
  label: string;
  fields: FieldMap;
  stored: unknown;
  /** The form of one item. */
  form(path: PropPath, item: unknown): ReactNode;
}

/** A list of things in a block: slides, pictures of a gallery, buttons, parts of a template. */
export function ItemsField({ blockId, path, label, fields, stored, form }: ItemsFieldProps) {
  const t = useTranslations('editor');
  const items = Array.isArray(stored) ? stored.filter(isRecord) : [];
  const run = (command: Command) => void pageContent.getState().dispatch(command);
  const add = () => {
    const item = { ...readFields(fields, {}), key: `key-${Date.now().toString(36)}-${items.length}` };
    run({ type: 'add-item', blockId, path, item });
  };
  return (
    <fieldset className="items">
      <legend>{label}</legend>
      {items.map((item, index) => {
        const key = String(item.key ?? '');
        const name = t('itemNumber', { number: index + 1 });
        return (
          <details key={key} open={items.length === 1}>
            <summary>{titleOf(item) || name}</summary>
            <div className="item-tools" role="toolbar" aria-label={name}>
              <button
                type="button"
                disabled={index === 0}
                aria-label={t('up')}
                onClick={() => run({ type: 'move-item', blockId, path, key, direction: 'up' })}
              >
                <span aria-hidden>↑</span>
              </button>
              <button
                type="button"
                disabled={index === items.length - 1}
                aria-label={t('down')}
                onClick={() => run({ type: 'move-item', blockId, path, key, direction: 'down' })}
              >
                <span aria-hidden>↓</span>
              </button>
              <button
                type="button"
                aria-label={t('remove')}
                onClick={() => run({ type: 'remove-item', blockId, path, key })}
              >
                <span aria-hidden>✕</span>
              </button>
            </div>
            {form([...path, key], item)}
          </details>
        );
      })}
      <button type="button" className="add-item" onClick={add}>
        {t('addItem')}
      </button>
    </fieldset>
  );
}

/** What people know an item by. */
function titleOf(item: Record<string, unknown>): string {
  const said = [item.title, item.text, item.caption, item.alt, item.type].find(
    (each) => typeof each === 'string' && each.trim() !== '',
  );
  return typeof said === 'string' ? said.replaceAll(/<[^>]*>/g, '').slice(0, 60) : '';
}
