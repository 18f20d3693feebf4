import { useTranslations } from 'next-intl';
import { localisePath } from '@/lib/domain/site/paths';
import type { SiteFrame } from '@/lib/domain/site/view-model';

interface LanguageSwitcherProps {
  frame: SiteFrame;
  /** The page that is kept, without a language prefix. */
  path: string;
  /** Where it is called otherwise in a language, by the language's code. */
  pathIn?: Record<string, string>;
}

/** The same page in every active language (specification §2.1). Full loads: letters and direction change with it. */
export function LanguageSwitcher({ frame, path, pathIn = {} }: LanguageSwitcherProps) {
  const t = useTranslations('nav');
  if (frame.languages.length < 2) return null;
  return (
    <nav className="languages" aria-label={t('languages')}>
      <ul>
        {frame.languages.map((language) => (
          <li key={language.code}>
            <a
              href={localisePath(pathIn[language.code] ?? path, language.code)}
              hrefLang={language.tag}
              lang={language.tag}
              dir={language.dir}
              aria-current={language.code === frame.language.code ? 'true' : undefined}
            >
              {language.code} <span className="sr-only">{language.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
