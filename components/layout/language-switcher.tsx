import { useTranslations } from 'next-intl';
import { localisePath } from '@/lib/domain/addresses/paths';
import { shortName } from '@/lib/domain/languages/short-name';
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
  /** In the menu there is room for whole names, and another list of languages has the landmark. */
  isInMenu?: boolean;
}

const IN_MENU = 'block px-2 py-3 text-base aria-[current]:underline aria-[current]:underline-offset-[0.4em]';

/** So many languages have room for their whole names in the header of a wide window. */
const FEW = 4;

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
  isInMenu = false,
}: LanguageSwitcherProps) {
  const t = useTranslations('nav');
  const isFound = ({ code }: SiteLanguage) => foundIn?.includes(code) ?? true;
  const languages = frame.languages.filter((each) => isFound(each) || frame.homeIn.includes(each.code));
  if (languages.length < 2) return null;
  const Element = isInMenu ? 'div' : 'nav';
  return (
    <Element
      className={isInMenu ? undefined : 'languages print:hidden'}
      aria-label={t('languages')}
      {...(isInMenu && { role: 'group' })}
    >
      {/* In the letters of the system: those of other scripts are not fetched for a name. */}
      <ul className={`flex flex-wrap gap-1 [font-family:system-ui,sans-serif] ${isInMenu ? '-mx-2' : ''}`}>
        {languages.map((language) => (
          <li key={language.code}>
            <a
              className={isInMenu ? IN_MENU : undefined}
              href={localisePath(
                isFound(language) ? (pathIn[language.code] ?? switchPath) : '/',
                language.code,
              )}
              hrefLang={language.tag}
              lang={language.tag}
              dir={language.dir}
              aria-current={language.code === frame.language.code ? 'true' : undefined}
            >
              <LanguageName name={language.name} isWhole={isInMenu} isWholeWide={languages.length <= FEW} />
            </a>
          </li>
        ))}
      </ul>
    </Element>
  );
}

interface LanguageNameProps {
  name: string;
  isWhole: boolean;
  /** Whether it is whole where the window is wide. */
  isWholeWide: boolean;
}

/** A language by its own name, which is heard whole and seen short where there is little room. */
function LanguageName({ name, isWhole, isWholeWide }: LanguageNameProps) {
  const short = shortName(name);
  if (isWhole || short === name) return name;
  return (
    <>
      <span className={isWholeWide ? 'sr-only 2xl:not-sr-only' : 'sr-only'}>{name}</span>
      <span className={isWholeWide ? '2xl:hidden' : undefined} aria-hidden="true">
        {short}
      </span>
    </>
  );
}
