'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { cx } from '@/components/ui/cx';
import { SiteGround } from '@/components/ui/ground';
import { changeFirstSteps } from '@/lib/client/first-steps';
import type { FirstStepsAnswer, FirstStepsChange } from '@/lib/contracts/first-steps';
import type { FirstStep, SettledStep } from '@/lib/domain/first-steps/steps';
import { expectLanguages, openLanguages, useUi } from '@/stores/ui';
import { NOTE } from '../parts/note';
import { PanelLink } from '../parts/panel-link';
import { useFailure } from '../use-failure';
import { NameDialog } from './name-dialog';
import { RemoveDialog } from './remove-dialog';
import { RestoreDemonstration } from './restore-demonstration';

interface FirstStepsProps {
  given: FirstStepsAnswer;
  /** Code of the language of the panel. */
  language: string;
}

/** What a new owner does first, each step with its button; shown until it is put aside. */
export function FirstSteps({ given, language }: FirstStepsProps) {
  const t = useTranslations('firstSteps');
  const router = useRouter();
  const fail = useFailure();
  const [isSending, setSending] = useState(false);
  const [isRenewing, startTransition] = useTransition();
  const [isNaming, setNaming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const isBusy = isSending || isRenewing;
  const renew = () => startTransition(() => router.refresh());
  useRenewAfterLanguages(renew);
  const change = async (wanted: FirstStepsChange) => {
    if (isBusy) return;
    setSending(true);
    try {
      await changeFirstSteps(wanted);
      renew();
    } catch (error) {
      fail(error);
    } finally {
      setSending(false);
    }
  };
  if (given.isPutAside)
    return (
      <SiteGround>
        <Button aria-disabled={isBusy} onClick={() => change({ isPutAside: false })}>
          {t('show')}
        </Button>
      </SiteGround>
    );
  const link = (path: string, name: string, isMain = true) => (
    <PanelLink
      path={path}
      language={language}
      className={buttonStyle({ ground: 'site', kind: isMain ? 'main' : 'outline' })}
    >
      {name}
    </PanelLink>
  );
  const keep = (step: SettledStep) => (
    <Button aria-disabled={isBusy} onClick={() => change({ settle: step })}>
      {t(`${step}Keep`)}
    </Button>
  );
  const actions: Record<FirstStep, ReactNode> = {
    name: (
      <Button kind="main" aria-haspopup="dialog" onClick={() => setNaming(true)}>
        {t('nameDo')}
      </Button>
    ),
    languages: (
      <>
        <Button
          kind="main"
          aria-haspopup="dialog"
          onPointerEnter={expectLanguages}
          onFocus={expectLanguages}
          onClick={openLanguages}
        >
          {t('languagesDo')}
        </Button>
        {keep('languages')}
      </>
    ),
    look: (
      <>
        {link('/master/look', t('lookDo'))}
        {keep('look')}
      </>
    ),
    works: (
      <>
        {link('/master/pages?new=work', t('worksDo'))}
        {link('/master/pages', t('worksMany'), false)}
      </>
    ),
    demonstration: (
      <>
        <Button kind="main" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
          {t('demonstrationDo')}
        </Button>
        {keep('demonstration')}
      </>
    ),
  };
  const done = given.steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="first-steps" className="mb-(--space-4) grid gap-(--space-3)">
      <div className="grid gap-(--space-1)">
        <h2 id="first-steps" className="text-(length:--size-heading)">
          {t('title')}
        </h2>
        <p className={NOTE}>{t('note', { done, all: given.steps.length })}</p>
      </div>
      <SiteGround>
        <ol className="border-b border-(--line)">
          {given.steps.map(({ step, isDone }) => (
            <li
              key={step}
              className="grid gap-x-(--gutter) gap-y-(--space-2) border-t border-(--line) py-(--space-2) min-[60rem]:grid-cols-12 min-[60rem]:items-center"
            >
              <div className="min-[60rem]:col-span-7">
                <h3 className="text-(length:--size-name)">
                  {t(step)} {isDone ? <Badge tone="success">{t('done')}</Badge> : null}
                </h3>
                {isDone ? null : <p className={cx('mt-1', NOTE)}>{t(`${step}Note`)}</p>}
              </div>
              {isDone && step === 'demonstration' ? <RestoreDemonstration onDone={renew} /> : null}
              {isDone ? null : (
                <div className="flex flex-wrap items-center gap-(--space-1) min-[60rem]:col-span-5 min-[60rem]:justify-end">
                  {actions[step]}
                </div>
              )}
            </li>
          ))}
        </ol>
        <Button
          className="justify-self-start"
          aria-disabled={isBusy}
          onClick={() => change({ isPutAside: true })}
        >
          {done === given.steps.length ? t('close') : t('later')}
        </Button>
        {isRemoving ? <RemoveDialog onDone={renew} onClose={() => setRemoving(false)} /> : null}
        {isNaming ? <NameDialog onSaved={renew} onClose={() => setNaming(false)} /> : null}
      </SiteGround>
    </section>
  );
}

/** Languages are changed in a tool over the panel: what it has done shows once it is closed. */
function useRenewAfterLanguages(renew: () => void): void {
  const isOpen = useUi(({ isLanguagesOpen }) => isLanguagesOpen);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) renew();
    wasOpen.current = isOpen;
  });
}
