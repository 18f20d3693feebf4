'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { LoadFailed, PRESSED } from '@/components/master/page/setting';
import { useWarnBeforeLeaving } from '@/components/master/page/use-warn-before-leaving';
import { useFailure } from '@/components/master/use-failure';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import { siteFontsQuery } from '@/lib/client/site-fonts';
import { saveSiteTheme, siteThemeQuery } from '@/lib/client/site-theme';
import { noteStaleLook } from '@/lib/client/stale-look';
import type { SiteThemeAnswer } from '@/lib/contracts/site-theme';
import { localisePath } from '@/lib/domain/addresses/paths';
import { readTheme } from '@/lib/domain/site-theme/model';
import { colourFaults } from '@/lib/domain/site-theme/section-colours';
import '@/components/master/page/page-screen.css';
import { LookPart, LookSettings } from './look-settings';
import { ThemePreview } from './theme-preview';
import { ThemeVersions } from './theme-versions';
import { useThemeDraft } from './use-theme-draft';

/** `/master/look`: how the whole site looks, beside any page of it as it would be. */
export function LookScreen({ locale }: { locale: string }) {
  const master = useTranslations('master');
  const { data, isError, refetch } = useQuery(siteThemeQuery);
  if (data) return <LoadedLook saved={data} locale={locale} />;
  if (!isError) return null;
  return <LoadFailed text={master('loadFailed')} retry={master('retry')} onRetry={() => void refetch()} />;
}

/** Why a save was refused, as the interface texts name it. */
function reasonOf({ code, errors }: ApiError) {
  if (code === 'conflict') return 'changedMeanwhile';
  const isAbout = (field: string) => errors.some(({ path }) => path.startsWith(field));
  if (isAbout('theme.own')) return 'fontGone';
  return isAbout('theme.mark') ? 'markGone' : undefined;
}

/** Saves a theme; tells whether that worked. What somebody else has saved meanwhile is one of the versions then. */
function useSaving() {
  const t = useTranslations('siteLook');
  const client = useQueryClient();
  const fail = useFailure();
  const [isSaving, setSaving] = useState(false);
  const save = async (answer: SiteThemeAnswer): Promise<boolean> => {
    if (isSaving) return false;
    setSaving(true);
    try {
      const saved = await saveSiteTheme(answer);
      client.setQueryData(siteThemeQuery.queryKey, saved);
      noteStaleLook();
      toast.success(t('saved'));
      return true;
    } catch (error) {
      const known = error instanceof ApiError ? reasonOf(error) : undefined;
      if (known === undefined) fail(error);
      else toast.failure(t(known));
      return false;
    } finally {
      setSaving(false);
      await client.invalidateQueries({ queryKey: siteThemeQuery.queryKey });
      // Which fonts can be deleted goes by the versions.
      void client.invalidateQueries({ queryKey: siteFontsQuery.queryKey });
    }
  };
  return { isSaving, save };
}

function LoadedLook({ saved, locale }: { saved: SiteThemeAnswer; locale: string }) {
  const t = useTranslations('siteLook');
  const page = useTranslations('pageScreen');
  const auth = useTranslations('auth');
  const [side, setSide] = useState<'preview' | 'settings'>('settings');
  const { isSaving, save } = useSaving();
  const draft = useThemeDraft(saved.theme);
  useWarnBeforeLeaving(draft.isChanged);
  const theme = readTheme(draft.theme);
  const hasFaults = colourFaults(theme).length > 0;
  const submit = async () => {
    const { version } = saved;
    // What is typed while the call is under way stays a change.
    if (!hasFaults && (await save({ version, theme: draft.theme as SiteThemeAnswer['theme'] })))
      draft.noteSaved();
  };
  return (
    <div className="page-screen grid h-dvh grid-cols-[minmax(0,1fr)_minmax(22rem,28rem)] grid-rows-[auto_minmax(0,1fr)] font-text text-base leading-[1.45] max-[60rem]:grid-cols-[minmax(0,1fr)]">
      <LookHead locale={locale}>
        <IconButton icon={Undo2} label={t('undo')} disabled={!draft.hasUndo} onClick={draft.undo} />
        <IconButton icon={Redo2} label={t('redo')} disabled={!draft.hasRedo} onClick={draft.redo} />
        <Button
          kind="main"
          aria-disabled={isSaving || hasFaults || !draft.isChanged}
          onClick={() => draft.isChanged && void submit()}
        >
          {isSaving ? auth('saving') : t('save')}
        </Button>
        <fieldset className="hidden gap-1 max-[60rem]:flex max-[60rem]:basis-full" aria-label={page('sides')}>
          {(['preview', 'settings'] as const).map((each) => (
            <Button
              key={each}
              className={cx(PRESSED, 'flex-1')}
              aria-pressed={each === side}
              onClick={() => setSide(each)}
            >
              {page(each)}
            </Button>
          ))}
        </fieldset>
      </LookHead>
      <section
        className={cx('flex min-w-0 flex-col bg-tool-stage', side === 'settings' && 'max-[60rem]:hidden')}
        aria-label={page('preview')}
      >
        <ThemePreview theme={theme} locale={locale} />
      </section>
      <section
        className={cx(
          'overflow-y-auto border-s border-tool-line bg-tool-ground px-5 pb-24 max-[60rem]:border-0',
          side === 'preview' && 'max-[60rem]:hidden',
        )}
        aria-label={page('settings')}
      >
        <LookSettings stored={draft.theme} onChange={draft.change} />
        <LookPart title={t('versions')}>
          <ThemeVersions
            current={saved.version}
            onChoose={(chosen, version) => draft.change(chosen, `version ${version}`)}
          />
        </LookPart>
      </section>
    </div>
  );
}

function LookHead({ locale, children }: { locale: string; children: ReactNode }) {
  const t = useTranslations('siteLook');
  const auth = useTranslations('auth');
  return (
    <header className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-tool-line px-4 py-2">
      {/* A whole page load: the browser asks where something is not saved. */}
      <a
        className="inline-flex min-h-10 items-center gap-1 font-display text-sm leading-tight font-medium text-tool-muted no-underline hover:text-tool-ink"
        href={localisePath('/master', locale)}
      >
        <Icon of={ChevronLeft} className="rtl:-scale-x-100" />
        {auth('panel')}
      </a>
      <h1 className="min-w-0 flex-1 truncate text-2xl leading-snug max-[60rem]:order-first max-[60rem]:basis-full">
        {t('title')}
      </h1>
      {children}
    </header>
  );
}
