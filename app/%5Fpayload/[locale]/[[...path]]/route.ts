import { openPage } from '@/lib/server/pages/view/open-page';
import { payloadResponse } from '@/lib/server/pages/view/payload-response';

export const dynamic = 'force-static';

/** None at build time: the server renders payloads into the page store (decision 4). */
export function generateStaticParams() {
  return [];
}

/** `GET {page}/_payload.json`: the page's public content as JSON, kept like the page. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; path?: string[] }> },
) {
  const { locale, path = [] } = await params;
  return payloadResponse(await openPage(locale, path, 'payload'));
}
