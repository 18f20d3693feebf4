import { type NextRequest, NextResponse } from 'next/server';
import { ROOT_LOCALE } from './lib/domain/site/paths';

/** Only what needs a decision passes here; public pages are routed by rewrites (docs/decisions/0003). */
export const config = { runtime: 'nodejs', matcher: ['/en', '/en/:path*'] };

/** The language without a prefix has one address for each page: `/en/about` is `/about` for good (specification §2.1). */
export function middleware(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = url.pathname.slice(ROOT_LOCALE.length + 1) || '/';
  return NextResponse.redirect(url, 308);
}
