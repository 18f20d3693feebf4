import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useTextNames } from '../core/use-text-names';

interface FolderHeadProps {
  namespace: string;
  count: number;
  isOpen: boolean;
  onFold(namespace: string): void;
}

/** The head of a folder: what it is called, its namespace, and how many texts are in it. */
export function FolderHead({ namespace, count, isOpen, onFold }: FolderHeadProps) {
  const t = useTranslations('translations');
  const name = useTextNames().groupName(namespace);
  return (
    <h5 className="border-b border-tool-line">
      <button
        type="button"
        className="group flex min-h-10 w-full cursor-pointer items-center gap-2 px-1 text-start text-md leading-tight font-semibold hover:bg-tool-tint focus-visible:-outline-offset-2"
        aria-expanded={isOpen}
        onClick={() => onFold(namespace)}
      >
        <Icon
          of={ChevronRight}
          className="text-tool-muted group-aria-expanded:rotate-90 rtl:-scale-x-100 rtl:group-aria-expanded:-rotate-90"
        />
        {name === null ? (
          <span dir="ltr">{namespace}</span>
        ) : (
          <>
            {name}
            <span className="font-text text-sm leading-none font-normal text-tool-muted" dir="ltr">
              {namespace}
            </span>
          </>
        )}
        <small
          className="font-text text-sm leading-none font-normal text-tool-muted tabular-nums"
          title={t('texts', { count })}
        >
          {count}
        </small>
      </button>
    </h5>
  );
}
