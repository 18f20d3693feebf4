import { useMemo } from 'react';
import { sectionFromTemplate, TEMPLATE_NAMES } from '@/lib/domain/section-templates/section-from-template';
import { usePageTexts, useToolTexts } from '../core/tool-texts';

type TemplateKey = Parameters<ReturnType<typeof useToolTexts<'sectionTemplate'>>>[0];

/** The ready sections: what they are called, and what is put into the page in its own language. */
export function useTemplates() {
  const t = useToolTexts('sectionTemplate');
  const ofPage = usePageTexts('sectionTemplate');
  return useMemo(() => {
    return TEMPLATE_NAMES.map((name) => ({
      key: `template-${name}`,
      name: t(`${name}-name` as TemplateKey),
      text: t(`${name}-about` as TemplateKey),
      section: sectionFromTemplate(name, (key) => ofPage(key as TemplateKey)),
    }));
  }, [t, ofPage]);
}
