'use client';

import { useTranslations } from 'next-intl';
import { ShownOnceDialog } from './parts/shown-once-dialog';
import { SendLink } from './send-link';
import { useWhen } from './use-when';

export interface ShownLink {
  /** Of the account. */
  id: string;
  name: string;
  email: string | null;
  link: string;
  expires: string;
}

/** Shows the one-time link of an account, which can be copied or sent to its address. */
export function AccountLinkDialog({ link, onClose }: { link: ShownLink | null; onClose: () => void }) {
  const t = useTranslations('master');
  const when = useWhen();
  if (link === null) return null;
  const { id, name, email, link: address, expires } = link;
  return (
    <ShownOnceDialog
      title={t('linkTitle', { name })}
      note={t('linkNote', { until: when(expires) })}
      value={address}
      onClose={onClose}
    >
      {email === null ? null : <SendLink id={id} email={email} link={address} />}
    </ShownOnceDialog>
  );
}
