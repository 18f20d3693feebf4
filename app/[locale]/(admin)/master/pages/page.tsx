import { ClosedPage, masterMetadata } from '@/app/[locale]/(admin)/master/closed-page';

export const dynamic = 'force-dynamic';
export const generateMetadata = masterMetadata;

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  return <ClosedPage locale={(await params).locale} path="/master/pages" />;
}
