import { getTranslations } from 'next-intl/server';
import { NoPageView, type NoPageWords } from '@/components/master/page/no-page-view';
import { findLanguage } from '@/lib/server/languages/active-languages';

/**
 * For signed-in users; others get the sign-in form, whatever page was requested. It is rendered before the route
 * knows its language, so the view picks the texts by the address.
 */
export default async function NotFound() {
  const { languages } = await findLanguage('');
  const words = languages.map(async ({ code, tag, dir }): Promise<[string, NoPageWords]> => {
    const t = await getTranslations({ locale: code, namespace: 'master' });
    return [code, { tag, dir, title: t('noPage'), note: t('noPageNote'), all: t('allPages') }];
  });
  return <NoPageView words={Object.fromEntries(await Promise.all(words))} />;
}
