'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { ApiError } from '@/lib/client/http';
import { saveSiteMenu, siteMenuQuery } from '@/lib/client/site-menu';
import type { SiteMenuAnswer } from '@/lib/contracts/site-menu';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import type { MenuPart, SiteMenu } from '@/lib/domain/site-menu/model';
import { toast } from '../core/notices';
import { editorQueries } from '../core/queries';
import { useToolTexts } from '../core/tool-texts';
import { AddEntry } from './add-entry';
import { EntryList } from './entry-list';
import { HiddenPages } from './hidden-pages';
import { MenuVersions } from './menu-versions';
import { useArrangement } from './use-arrangement';

interface MenuDialogProps {
  frame: SiteFrame;
  /** What is arranged first. */
  part: MenuPart;
  stored: SiteMenuAnswer;
  onClose(): void;
}

/** However long it is, what saves it stays in view. */
const LIST = 'max-h-[max(10rem,32dvh)] overflow-y-auto overscroll-contain';

type State = 'open' | 'saving' | 'leaving' | 'failed' | 'changed';

/** Arranges what the menu and the footer lead to: order, levels, labels in the language of the page, links elsewhere. */
export function MenuDialog({ frame, part, stored, onClose }: MenuDialogProps) {
  const t = useToolTexts('siteMenu');
  const arrangement = useArrangement(stored.menu, stored.firstLevel);
  const [state, setState] = useState<State>('open');
  const save = useSave(stored);
  const isDone = !arrangement.isChanged;
  const close = () => {
    if (isDone || state === 'leaving') onClose();
    else if (state !== 'saving') setState('leaving');
  };
  const submit = async () => {
    if (state === 'saving') return;
    if (isDone) return onClose();
    setState('saving');
    try {
      await save(arrangement.result);
      onClose();
    } catch (error) {
      setState(error instanceof ApiError && error.code === 'conflict' ? 'changed' : 'failed');
    }
  };
  const listProps = { arrangement, language: frame.language };
  return (
    <Dialog
      title={t('title')}
      note={t('note', { language: frame.language.name })}
      className="w-[min(40rem,100vw-2rem)] max-xs:p-4"
      onClose={close}
    >
      <Tabs defaultValue={part} className="mt-3">
        <TabList aria-label={t('title')}>
          <Tab value="menu">{t('menu')}</Tab>
          <Tab value="footer">{t('footer')}</Tab>
        </TabList>
        <TabPanel value="menu">
          <p className="text-sm text-tool-muted">{t('menuNote')}</p>
          <div className={LIST}>
            <EntryList part="menu" {...listProps} />
          </div>
          <AddEntry rows={arrangement.menu} onAdd={(target) => arrangement.add('menu', target)} />
          <HiddenPages arrangement={arrangement} />
        </TabPanel>
        <TabPanel value="footer">
          <div className="flex flex-wrap items-baseline justify-between gap-2 text-sm text-tool-muted">
            <p>{t(arrangement.isFooterFollowing ? 'footerFollows' : 'footerOwn')}</p>
            {arrangement.isFooterFollowing ? null : (
              <Button size="sm" onClick={arrangement.followMenu}>
                {t('follow')}
              </Button>
            )}
          </div>
          <div className={LIST}>
            <EntryList part="footer" {...listProps} />
          </div>
          <AddEntry rows={arrangement.footer} onAdd={(target) => arrangement.add('footer', target)} />
          <p>
            <a
              href="/master/settings#name"
              className="text-sm text-tool-accent underline underline-offset-[0.3em]"
            >
              {t('otherLines')}
            </a>
          </p>
        </TabPanel>
      </Tabs>
      <MenuVersions current={stored.version} onTake={arrangement.take} />
      <FieldError>
        {state === 'leaving' ? t('unsaved') : null}
        {state === 'failed' ? t('failed') : null}
        {state === 'changed' ? t('changed') : null}
      </FieldError>
      <DialogActions>
        <Button size="lg" onClick={close}>
          {t(state === 'leaving' ? 'discard' : 'cancel')}
        </Button>
        <Button kind="main" size="lg" aria-disabled={state === 'saving'} onClick={submit}>
          {t('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Saves an arrangement, and offers to undo that. */
function useSave({ version, menu: before }: SiteMenuAnswer): (menu: SiteMenu) => Promise<void> {
  const t = useToolTexts('siteMenu');
  const router = useRouter();
  const put = async (menu: SiteMenu, after: number) => {
    const saved = await saveSiteMenu({ version: after, menu });
    editorQueries.setQueryData(siteMenuQuery.queryKey, saved);
    // The header and the footer are the page's as visitors get it from now on; what is being edited stays.
    router.refresh();
    return saved;
  };
  return async (menu) => {
    const saved = await put(menu, version);
    const undo = () =>
      put(before, saved.version).then(
        () => void toast.success(t('undone')),
        () => void toast.error(t('failed')),
      );
    toast.success(t('saved'), { action: { label: t('undo'), onClick: () => void undo() } });
  };
}
