import type { MessageText } from '@/lib/domain/translations/model';
import { useTextNames } from './use-text-names';

interface TextKeyProps {
  text: Pick<MessageText, 'namespace' | 'key'>;
  /** Its key, with its namespace where that does not stand above. */
  children: string;
}

/** What a text is called: its key, behind the name that people have for it where the key does not say it. */
export function TextKey({ text, children }: TextKeyProps) {
  const name = useTextNames().textName(text);
  if (name === null) return <span dir="ltr">{children}</span>;
  return (
    <>
      {name}{' '}
      <span className="text-sm font-normal text-tool-muted" dir="ltr">
        {children}
      </span>
    </>
  );
}
