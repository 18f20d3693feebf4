import { flagIconOf } from '@/lib/domain/languages/facts';
import { FLAGS } from './flags';

/** The flag beside a language's name (specification §3 "Language"); its code in letters, where there is no such flag. */
export function Flag(language: { code: string; iconCode: string }) {
  const icon = flagIconOf(language);
  const flag = FLAGS.get(icon);
  return (
    <span
      className="language-flag"
      aria-hidden="true"
      style={flag === undefined ? {} : { backgroundImage: `url("${flag}")` }}
    >
      {flag ? null : icon}
    </span>
  );
}
