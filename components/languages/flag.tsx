import { cx } from '@/components/ui/cx';
import { flagIconOf } from '@/lib/domain/languages/facts';
import { FLAGS } from './flags';

interface FlagProps {
  language: { code: string; iconCode: string };
  className?: string;
}

/** The flag beside a language's name; its code in letters, where there is no such flag. */
export function Flag({ language, className }: FlagProps) {
  const icon = flagIconOf(language);
  const flag = FLAGS.get(icon);
  return (
    <span
      className={cx(
        'inline-grid h-3.75 w-5 shrink-0 place-items-center rounded-xs bg-tool-top bg-cover bg-center text-[0.625rem] uppercase',
        className,
      )}
      aria-hidden="true"
      style={flag === undefined ? {} : { backgroundImage: `url("${flag}")` }}
    >
      {flag ? null : icon}
    </span>
  );
}
