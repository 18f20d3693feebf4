'use client';

import { useTranslations } from 'next-intl';
import { Field, Select } from '@/components/ui/field';
import type { PageSettings } from '@/lib/contracts/page-settings';
import { PAGE_KINDS, readPageKind } from '@/lib/domain/site/page-kinds';
import { SETTING } from './setting';
import { usePageChange } from './use-page-change';

interface KindFormProps {
  settings: PageSettings;
  onSaved(): void;
}

/** What the page is, in all languages and wherever it stands: saved as soon as it is chosen. */
export function KindForm({ settings, onSaved }: KindFormProps) {
  const t = useTranslations('pageScreen');
  const admin = useTranslations('pagesAdmin');
  const { change, isBusy } = usePageChange(settings.id, onSaved);
  return (
    <div className={SETTING}>
      <Field label={admin('kind')} hint={t('kindNote')}>
        {(control) => (
          <Select
            {...control}
            value={settings.kind}
            disabled={isBusy}
            onChange={({ target }) => void change({ kind: readPageKind(target.value) }, t('kindSaved'))}
          >
            {PAGE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {admin(`kind-${kind}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
