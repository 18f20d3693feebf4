'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Select } from '@/components/ui/field';
import { toast } from '@/components/ui/notices';
import { endPreviewLink, makePreviewLink, previewLinksQuery } from '@/lib/client/page-screen';
import type { MadePreviewLink, PreviewLinks } from '@/lib/contracts/publishing';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { usePageFailure } from '../pages/use-page-failure';
import { useWhen } from '../use-when';
import { MadeLink } from './made-link';
import { LINED_LIST, SETTING, SETTING_NOTE } from './setting';

/** How long a link can work (contracts, `previewLinkCreation`). */
const HOURS = [1, 24, 168, 720] as const;
const A_DAY = 24;

interface PrivateLinksProps {
  id: string;
  languages: readonly SiteLanguage[];
  /** The code of the selected language. */
  locale: string;
}

/** Links that show the page as it is saved to anyone who has them, until they expire (decision 27). */
export function PrivateLinks({ id, languages, locale }: PrivateLinksProps) {
  const t = useTranslations('pageScreen');
  const field = useId();
  const client = useQueryClient();
  const query = previewLinksQuery(id);
  const { data } = useQuery(query);
  const { failed } = usePageFailure();
  const [hours, setHours] = useState<number>(A_DAY);
  const [made, setMade] = useState<MadePreviewLink | null>(null);
  const [isBusy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await work().catch(failed);
    setBusy(false);
    void client.invalidateQueries({ queryKey: query.queryKey });
  };
  const make = () => attempt(async () => setMade(await makePreviewLink(id, locale, hours)));
  const end = (link: Link) =>
    attempt(async () => {
      await endPreviewLink(id, link.id);
      if (made?.id === link.id) setMade(null);
      toast.success(t('linkEnded'));
    });
  return (
    <section className={SETTING} aria-labelledby={`${field}-head`}>
      <h2 id={`${field}-head`}>{t('links')}</h2>
      <p className={SETTING_NOTE}>{t('linksNote')}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label htmlFor={field}>{t('linkLife')}</label>
        <Select
          className="w-auto py-0"
          id={field}
          value={hours}
          onChange={({ target }) => setHours(Number(target.value))}
        >
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {t(`hours-${each}`)}
            </option>
          ))}
        </Select>
        <Button aria-disabled={isBusy || undefined} onClick={make}>
          {t('makeLink')}
        </Button>
      </div>
      {made ? <MadeLink key={made.id} url={made.url} /> : null}
      {data?.links.length === 0 ? <p className={SETTING_NOTE}>{t('noLinks')}</p> : null}
      <ul className={cx(LINED_LIST, '*:flex *:items-center *:justify-between *:gap-3 *:wrap-anywhere')}>
        {data?.links.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            language={languages.find(({ code }) => code === link.locale)?.name ?? link.locale}
            onEnd={() => void end(link)}
          />
        ))}
      </ul>
    </section>
  );
}

type Link = PreviewLinks['links'][number];

function LinkRow({ link, language, onEnd }: { link: Link; language: string; onEnd(): void }) {
  const t = useTranslations('pageScreen');
  const until = useWhen()(link.expiresAt);
  return (
    <li>
      <p className="min-w-0">
        {language}, {t('linkUntil', { when: until })}
        {link.createdBy === null ? null : (
          <small className={cx(SETTING_NOTE, 'block')}>{t('linkBy', { name: link.createdBy })}</small>
        )}
      </p>
      <Button aria-label={t('endLinkOf', { language, when: until })} onClick={onEnd}>
        {t('endLink')}
      </Button>
    </li>
  );
}
