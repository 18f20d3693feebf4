import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { TextPart } from '@/lib/domain/translations/text-parts';

interface PartHeadProps {
  part: TextPart;
  count: number;
  isOpen: boolean;
  onFold(): void;
}

const LINE =
  'flex min-h-11 w-full items-center gap-2 px-1 pt-1 text-start text-lg leading-tight font-semibold';

/** The head of what visitors read, which is always open, or of what the tools say. */
export function PartHead({ part, count, isOpen, onFold }: PartHeadProps) {
  const t = useTranslations('translations');
  const number = (
    <small
      className="font-text text-sm leading-none font-normal text-tool-muted tabular-nums"
      title={t('texts', { count })}
    >
      {count}
    </small>
  );
  if (part === 'visitors')
    return (
      <h4 className={LINE}>
        {t('ofVisitors')} {number}
      </h4>
    );
  return (
    <h4>
      <button
        type="button"
        className={`group ${LINE} cursor-pointer hover:bg-tool-tint focus-visible:-outline-offset-2`}
        aria-expanded={isOpen}
        onClick={onFold}
      >
        <Icon
          of={ChevronRight}
          className="text-tool-muted group-aria-expanded:rotate-90 rtl:-scale-x-100 rtl:group-aria-expanded:-rotate-90"
        />
        {t('ofTools')} {number}
      </button>
    </h4>
  );
}
