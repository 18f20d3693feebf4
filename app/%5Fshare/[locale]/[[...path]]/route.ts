import { shareResponse } from '@/lib/server/share-pictures/share-response';

export const dynamic = 'force-static';

/** None at build time: the server draws pictures into the page store (decision 4). */
export function generateStaticParams() {
  return [];
}

/** `GET {page}/_share.jpg`: a page's share picture (decision 11). */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; path?: string[] }> },
) {
  const { locale, path = [] } = await params;
  return shareResponse(locale, path);
}
