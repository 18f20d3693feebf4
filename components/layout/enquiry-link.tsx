import { useTranslations } from 'next-intl';
import { useLangOf } from '@/components/parts/use-lang-of';
import { enquiryAddress } from '@/lib/domain/contact/enquiry';
import { lookOfPage } from '@/lib/domain/page-look/settings';
import type { PageView } from '@/lib/domain/site/view-model';

/** From a work to the contact form, which then knows the work: unless its page says not to, or there is no contact page. */
export function EnquiryLink({ page }: { page: PageView }) {
  const t = useTranslations('contact');
  const langOf = useLangOf();
  const { frame, document, kind } = page;
  const { contact } = frame.known;
  const { path, content } = document.translation;
  if (kind !== 'work' || !contact || lookOfPage(content).enquiry === 'hidden') return null;
  return (
    <p className="mt-(--space-4) print:hidden">
      <a
        className="font-display underline underline-offset-[0.3em]"
        href={enquiryAddress(contact.path, path, frame.language.code)}
        {...langOf('contact.enquire')}
      >
        {t('enquire')}
      </a>
    </p>
  );
}
