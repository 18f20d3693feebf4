import { calendarResponse } from '@/lib/server/finding/calendar-response';

export const dynamic = 'force-static';

/** None at build time: the server makes calendars into the page store (decision 4). */
export function generateStaticParams() {
  return [];
}

/** `GET {page}/calendar.ics`: the exhibition of a page, or those that it lists. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; path?: string[] }> },
) {
  const { locale, path = [] } = await params;
  return calendarResponse(locale, path);
}
