import { siteFileResponse } from '@/lib/server/finding/site-files';

export const dynamic = 'force-static';

/** None at build time: the server makes them into the page store (docs/decisions/0004). */
export function generateStaticParams() {
  return [];
}

/** `GET /robots.txt`, `/sitemap.xml` and the parts of a large one (docs/decisions/0011). */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  return siteFileResponse((await params).name);
}
