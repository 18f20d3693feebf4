import { useTranslations } from 'next-intl';
import { TextFilter } from '@/components/islands/filter/text-filter';
import { contentLanguageProps } from '@/components/parts/content-language';
import { SiteLink } from '@/components/parts/site-link';
import { useLangOf } from '@/components/parts/use-lang-of';
import { useValueWords } from '@/components/parts/use-value-words';
import { chosenState } from '@/lib/domain/site/chosen-state';
import type { FilterBar as FilterBarModel, PageView } from '@/lib/domain/site/view-model';

const COUNTS = {
  quotes: ['allQuotes', 'someQuotes'],
  pictures: ['allPictures', 'somePictures'],
  works: ['allWorks', 'someWorks'],
  pages: ['allPages', 'somePages'],
  entries: ['allEntries', 'someEntries'],
} as const;

const LIST_VIEWS = { wall: 'viewWall', list: 'viewList', timeline: 'viewTimeline' } as const;

type Group = FilterBarModel['groups'][number];

const GROUP = 'md:grid md:grid-cols-[6rem_minmax(0,1fr)]';
const VIEWS = 'flex flex-wrap gap-x-[1.15em] md:gap-x-0 md:[grid-area:1/1]';
const GROUP_NAME = 'py-[0.2rem] text-(--muted)';
const OPTIONS = 'flex flex-wrap gap-x-[1.15em]';

interface GroupViewProps {
  group: Group;
  page: PageView;
}

/** One attribute with its values, each an address of its own. */
function GroupView({ group, page }: GroupViewProps) {
  const labelOf = useValueWords();
  const nameId = `filter-${group.attribute}`;
  return (
    <div className={GROUP}>
      <p id={nameId} className={GROUP_NAME} {...contentLanguageProps(page)}>
        {group.name}
      </p>
      <ul className={OPTIONS} aria-labelledby={nameId}>
        {group.options.map(({ path, label, count, isChosen }) => (
          <li key={path}>
            <SiteLink
              path={path}
              language={page.frame.language.code}
              current={isChosen ? 'true' : undefined}
              keepsPlace
            >
              <span {...contentLanguageProps(page)}>{labelOf(label)}</span>
              {'\u00a0'}
              <span className="filter-number">{count}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The ways to see what the page lists, each an address of its own. */
function ListViews({ bar, page }: { bar: FilterBarModel; page: PageView }) {
  const t = useTranslations('filter');
  const langOf = useLangOf();
  if (bar.listViews.length === 0) return null;
  return (
    <div className={`${VIEWS} ${GROUP}`}>
      <p id="list-views" className={GROUP_NAME} {...langOf('filter.view')}>
        {t('view')}
      </p>
      <ul className={OPTIONS} aria-labelledby="list-views">
        {bar.listViews.map(({ name, path, isChosen }) => (
          <li key={name}>
            <SiteLink
              path={path}
              language={page.frame.language.code}
              current={isChosen ? 'true' : undefined}
              keepsPlace
              {...langOf(`filter.${LIST_VIEWS[name]}`)}
            >
              {t(LIST_VIEWS[name])}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * What a visitor can narrow a list by: values with their numbers, as links that work without script, and a search of
 * words. Nothing where there is nothing to choose.
 */
export function FilterBar({ page }: { page: PageView }) {
  const t = useTranslations('filter');
  const langOf = useLangOf();
  const labelOf = useValueWords();
  const { filter, filterBar: bar, frame, document } = page;
  if (bar === null) return null;
  const [all, some] = COUNTS[bar.kind];
  const { total, shown } = bar;
  const hasViews = bar.listViews.length > 0;
  const { path } = document.translation;
  const isElsewhere = page.contentLanguage.tag !== frame.language.tag;
  return (
    <search
      className={`filter border-y border-(--line) py-(--space-2) text-(length:--size-small)/[1.45] print:hidden ${hasViews && bar.groups.length > 0 ? 'md:grid-rows-[auto_auto_1fr]' : ''}`}
      aria-label={t('label')}
      {...(isElsewhere ? { lang: frame.language.tag, dir: frame.language.dir } : {})}
    >
      <ListViews bar={bar} page={page} />
      {bar.groups.length === 0 ? null : (
        <details className={`filter-choices ${hasViews ? 'md:row-[2/span_2]' : ''}`}>
          <summary>
            <span {...langOf('filter.choices')}>{t('choices')}</span>
            {filter === null ? null : (
              <span className="text-(--muted)" {...langOf('filter.chosen')}>
                {t('chosen', { name: filter.name, value: labelOf(filter.label) })}
              </span>
            )}
          </summary>
          <div className="filter-groups grid gap-(--space-2)">
            {bar.groups.map((group) => (
              <GroupView key={group.attribute} group={group} page={page} />
            ))}
          </div>
        </details>
      )}
      <TextFilter
        address={chosenState(page)?.path ?? path}
        searchLabel={bar.isSearchable ? t('search') : null}
        count={filter === null ? t(all, { total }) : t(some, { shown: String(shown), total })}
        found={t(some, { shown: '{n}', total })}
        nothing={t('nothing', { words: '{words}' })}
        nothingHint={t('nothingHint')}
        clearLabel={t('clear')}
        languages={{
          search: langOf('filter.search'),
          count: langOf(`filter.${filter === null ? all : some}`),
          found: langOf(`filter.${some}`),
          nothing: langOf('filter.nothing'),
          nothingHint: langOf('filter.nothingHint'),
          clear: langOf('filter.clear'),
        }}
      >
        {filter === null ? null : (
          <SiteLink
            path={bar.wholePath}
            language={frame.language.code}
            keepsPlace
            className="text-(--ink) underline decoration-1"
            {...langOf('filter.showAll')}
          >
            {t('showAll')}
          </SiteLink>
        )}
      </TextFilter>
    </search>
  );
}
