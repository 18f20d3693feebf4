import { type NextRequest, NextResponse } from 'next/server';
import { ROOT_LOCALE } from '@/lib/domain/addresses/paths';

/** Only what needs a decision passes here; public pages are routed by rewrites (decision 3). */
export const config = { runtime: 'nodejs', matcher: ['/en', '/en/:path*'] };

/** The language without a prefix has one address for each page: `/en/about` is `/about` for good. */
export function middleware(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const [, first, ...rest] = url.pathname.split('/');
  // The matcher also lets through `/en.json` and encoded spellings.
  if (first !== ROOT_LOCALE) return NextResponse.next();
  url.pathname = `/${rest.join('/')}`;
  return NextResponse.redirect(url, 308);
}
