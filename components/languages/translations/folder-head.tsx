import { useTranslations } from 'next-intl';
import { LanguagesIcon } from '../languages-icon';

interface FolderHeadProps {
  namespace: string;
  count: number;
  isOpen: boolean;
  onFold(namespace: string): void;
}

/** The head of a folder: its namespace and how many texts are in it (specification §2.9). */
export function FolderHead({ namespace, count, isOpen, onFold }: FolderHeadProps) {
  const t = useTranslations('translations');
  return (
    <h4 className="text-folder">
      <button type="button" aria-expanded={isOpen} onClick={() => onFold(namespace)}>
        <LanguagesIcon shape="folder" />
        <span dir="ltr">{namespace}</span>
        <small title={t('texts', { count })}>{count}</small>
      </button>
    </h4>
  );
}
