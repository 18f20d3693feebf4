'use client';

import { useEffect, useMemo } from 'react';
import { LAYOUTS } from '@/components/layout/layouts';
import { takeTheme } from '@/components/page/take-theme';
import { pageTheme } from '@/lib/domain/page-look/page-theme';
import { withFilterBar } from '@/lib/domain/site/page-filter-view';
import type { PageView } from '@/lib/domain/site/view-model';
import { useLists } from '../core/use-lists';
import { useVisibleContent } from '../filter/visible-content';
import { usePreviewed } from '../look/preview';
import { useKnownMedia } from '../media/known-media';
import { FocalPointLayer } from './focal-point-layer';
import { useLongPage } from './long-page';
import { PhoneView } from './phone-view';
import { useEditSlots } from './use-edit-slots';

/** The page in its own layout, drawn from the working copy by the views that visitors see. */
export function EditedPage({ view: opened }: { view: PageView }) {
  const content = usePreviewed(useVisibleContent().content);
  const view = useLists(opened, content);
  const slots = useEditSlots(view.frame);
  const { path } = view.document.translation;
  const theme = pageTheme(content, path);
  useEffect(() => takeTheme(theme, path), [theme, path]);
  useLongPage(content.sections);
  const Layout = LAYOUTS[view.layout];
  const known = useKnownMedia();
  const media = useMemo(() => ({ ...view.media, ...known }), [view.media, known]);
  const page = useMemo(
    () => ({
      ...withFilterBar({
        ...view,
        media,
        document: {
          ...view.document,
          meta: content.pageMeta ?? view.document.meta,
          translation: { ...view.document.translation, content },
        },
      }),
      slots,
    }),
    [view, media, content, slots],
  );
  return (
    <>
      <Layout page={page} />
      <FocalPointLayer media={media} />
      <PhoneView page={page} theme={theme} />
    </>
  );
}
