import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { sectionFromTemplate, TEMPLATE_NAMES } from '@/lib/domain/section-templates/section-from-template';

type TemplateKey = Parameters<ReturnType<typeof useTranslations<'sectionTemplate'>>>[0];

/** The ready sections, with their words in the page's language. */
export function useTemplates() {
  const t = useTranslations('sectionTemplate');
  return useMemo(() => {
    const word = (key: string) => t(key as TemplateKey);
    return TEMPLATE_NAMES.map((name) => ({
      key: `template-${name}`,
      name: word(`${name}-name`),
      text: word(`${name}-about`),
      section: sectionFromTemplate(name, word),
    }));
  }, [t]);
}
