'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { notify } from '@/components/ui/notices';
import { endPreviewLink, makePreviewLink, previewLinksQuery } from '@/lib/client/page-room';
import type { MadePreviewLink, PreviewLinks } from '@/lib/contracts/publishing';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { usePageFailure } from '../pages/use-page-failure';
import { useWhen } from '../use-when';
import { MadeLink } from './made-link';

/** How long a link can work (contracts, `previewLinkCreation`). */
const HOURS = [1, 24, 168, 720] as const;
const A_DAY = 24;

interface PrivateLinksProps {
  id: string;
  languages: readonly SiteLanguage[];
  /** Code of the language that is looked at. */
  locale: string;
}

/** Addresses that show the page as it is kept to whoever has them, until they expire (decision 27). */
export function PrivateLinks({ id, languages, locale }: PrivateLinksProps) {
  const t = useTranslations('pageRoom');
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
      notify.success(t('linkEnded'));
    });
  return (
    <section className="room-form" aria-labelledby={`${field}-head`}>
      <h2 id={`${field}-head`}>{t('links')}</h2>
      <p className="form-note">{t('linksNote')}</p>
      <div className="link-ways">
        <label htmlFor={field}>{t('linkLife')}</label>
        <select id={field} value={hours} onChange={({ target }) => setHours(Number(target.value))}>
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {t(`hours-${each}`)}
            </option>
          ))}
        </select>
        <button type="button" aria-disabled={isBusy || undefined} onClick={make}>
          {t('makeLink')}
        </button>
      </div>
      {made ? <MadeLink key={made.id} url={made.url} /> : null}
      {data?.links.length === 0 ? <p className="form-note">{t('noLinks')}</p> : null}
      <ul className="link-list">
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
  const t = useTranslations('pageRoom');
  const until = useWhen()(link.expiresAt);
  return (
    <li>
      <p>
        {language}, {t('linkUntil', { when: until })}
        {link.createdBy === null ? null : (
          <small className="form-note">{t('linkBy', { name: link.createdBy })}</small>
        )}
      </p>
      <button type="button" aria-label={t('endLinkOf', { language, when: until })} onClick={onEnd}>
        {t('endLink')}
      </button>
    </li>
  );
}
