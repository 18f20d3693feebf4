import { getLocale } from 'next-intl/server';
import { NoPageView } from '@/components/master/page/no-page-view';

/** For whoever is signed in; a stranger stands at the door, whatever page was asked for. */
export default async function NotFound() {
  return <NoPageView language={await getLocale()} />;
}
