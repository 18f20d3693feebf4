import { siteFileResponse } from '@/lib/server/finding/site-files';

export const dynamic = 'force-static';

/** None at build time: the server makes them into the page store (decision 4). */
export function generateStaticParams() {
  return [];
}

/** `GET /robots.txt`, `/llms.txt`, `/sitemap.xml` and the parts of a large one, and the icons (decision 11). */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  return siteFileResponse((await params).name);
}
