import { feedResponse } from '@/lib/server/finding/feed-response';

export const dynamic = 'force-static';

/** None at build time: the server makes feeds into the page store (decision 4). */
export function generateStaticParams() {
  return [];
}

/** `GET {page}/feed.atom`: the news below a page (decision 11). */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; path?: string[] }> },
) {
  const { locale, path = [] } = await params;
  return feedResponse(locale, path);
}
