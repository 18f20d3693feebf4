import { useTranslations } from 'next-intl';
import { localisePath } from '@/lib/domain/addresses/paths';
import type { SiteFrame, SiteLanguage } from '@/lib/domain/site/view-model';

interface LanguageSwitcherProps {
  frame: SiteFrame;
  /** Where one is, without a language prefix. */
  path: string;
  /** What is kept instead, where that is no page. */
  switchPath?: string;
  /** Where it is called otherwise in a language, by the language's code. */
  pathIn?: Record<string, string>;
  /** Codes of the languages that have it; all of them unless it is said. */
  foundIn?: string[];
}

/**
 * The same page in every active language, and the home page of those whose visitors do not find it.
 * Full loads: letters and direction change with it.
 */
export function LanguageSwitcher({
  frame,
  path,
  switchPath = path,
  pathIn = {},
  foundIn,
}: LanguageSwitcherProps) {
  const t = useTranslations('nav');
  const isFound = ({ code }: SiteLanguage) => foundIn?.includes(code) ?? true;
  const languages = frame.languages.filter((each) => isFound(each) || frame.homeIn.includes(each.code));
  if (languages.length < 2) return null;
  return (
    <nav className="languages print:hidden" aria-label={t('languages')}>
      <ul className="flex flex-wrap gap-1">
        {languages.map((language) => (
          <li key={language.code}>
            <a
              href={localisePath(
                isFound(language) ? (pathIn[language.code] ?? switchPath) : '/',
                language.code,
              )}
              hrefLang={language.tag}
              lang={language.tag}
              dir={language.dir}
              aria-current={language.code === frame.language.code ? 'true' : undefined}
            >
              {language.code}{' '}
              {/* Only heard, never seen: the letters of other scripts are not fetched for it. */}
              <span className="sr-only [font-family:sans-serif]">{language.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
