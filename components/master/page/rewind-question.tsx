'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Check } from '@/components/ui/check';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import { rewindPage, rewindQuery } from '@/lib/client/page-screen';
import type { RewindPlan } from '@/lib/contracts/page-history';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { usePageFailure } from '../pages/use-page-failure';
import { DialogButtons } from '../parts/dialog-buttons';
import { useWhen } from '../use-when';
import { SETTING_PROBLEM } from './setting';
import { useLayoutName } from './use-event-words';
import { usePageRenewal } from './use-page-renewal';

interface RewindQuestionProps {
  id: string;
  /** ISO 8601. */
  to: string;
  languages: readonly SiteLanguage[];
  onClose(): void;
  onDone(): void;
}

/** Says what bringing a page back to a moment would change, and asks. */
export function RewindQuestion({ id, to, languages, onClose, onDone }: RewindQuestionProps) {
  const t = useTranslations('pageScreen');
  const master = useTranslations('master');
  const when = useWhen()(to);
  const { data: plan, isError } = useQuery(rewindQuery(id, to));
  const renew = usePageRenewal(id);
  const { failed } = usePageFailure();
  const [keepPath, setKeepPath] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const changes = usePlanWords(plan, languages, keepPath);

  const goBack = async () => {
    setBusy(true);
    try {
      await rewindPage(id, { to, ...(keepPath && { keepPath }) });
      toast.success(t('rewound', { when }));
      await renew();
      onDone();
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'path_taken') setTaken(true);
      else failed(error);
    }
  };
  return (
    <Dialog title={t('rewindTitle')} note={t('rewindNote', { when })} onClose={onClose}>
      <div className="mt-4 min-h-20" aria-live="polite" aria-busy={plan === undefined}>
        {isError ? <p className={SETTING_PROBLEM}>{master('loadFailed')}</p> : null}
        {plan && changes.length === 0 && !keepPath ? <p>{t('rewindNothing')}</p> : null}
        {changes.length > 0 ? (
          <>
            <p>{t('rewindChanges')}</p>
            <ul className="mt-2 max-h-56 list-disc overflow-y-auto ps-5 wrap-anywhere">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      {plan?.page.path === undefined ? null : (
        <Check
          checked={keepPath}
          onChange={({ target }) => {
            setKeepPath(target.checked);
            setTaken(false);
          }}
        >
          {t('keepPath')}
        </Check>
      )}
      <p className={SETTING_PROBLEM} role="alert">
        {isTaken ? t('rewindTaken') : ''}
      </p>
      <DialogButtons
        action={t('rewindAction')}
        isBusy={isBusy || changes.length === 0}
        onCancel={onClose}
        onAction={() => void goBack()}
      />
    </Dialog>
  );
}

function usePlanWords(
  plan: RewindPlan | undefined,
  languages: readonly SiteLanguage[],
  keepPath: boolean,
): string[] {
  const t = useTranslations('pageScreen');
  const master = useTranslations('master');
  const admin = useTranslations('pagesAdmin');
  const layoutName = useLayoutName();
  if (!plan) return [];
  const { path, layout, kind, attributes, sharePicture } = plan.page;
  return [
    ...plan.languages.map(({ locale, version, title }) =>
      t('rewindText', {
        language: languages.find(({ code }) => code === locale)?.name ?? locale,
        title: title || master('untitled'),
        version,
      }),
    ),
    ...(path === undefined || keepPath ? [] : [t('rewindPath', { path })]),
    ...(layout === undefined ? [] : [t('rewindLayout', { layout: layoutName(layout) })]),
    ...(kind === undefined ? [] : [t('rewindKind', { kind: admin(`kind-${kind}`) })]),
    ...(attributes ? [t('rewindAttributes')] : []),
    ...(sharePicture ? [t('rewindShare')] : []),
  ];
}
