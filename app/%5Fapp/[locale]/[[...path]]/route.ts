import { appManifestResponse } from '@/lib/server/finding/app-manifest-response';

export const dynamic = 'force-static';

/** None at build time: the server makes manifests into the page store (decision 4). */
export function generateStaticParams() {
  return [];
}

/** `GET /site.webmanifest`, `/ru/site.webmanifest`: what home screens show of the site (decision 11). */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; path?: string[] }> },
) {
  const { locale, path = [] } = await params;
  return appManifestResponse(locale, path);
}
