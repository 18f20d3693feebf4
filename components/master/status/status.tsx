'use client';

import { useQuery } from '@tanstack/react-query';
import { siteStatusQuery } from '@/lib/client/site-status';
import { LoadedList } from '../loaded-list';
import { BackupPart } from './backup-part';
import { QueuesPart } from './queues-part';
import { ReleasePart } from './release-part';
import { StoragePart } from './storage-part';
import { Warnings } from './warnings';

/** Warnings first, then each thing that can be known of how the site runs. */
export function Status({ language }: { language: string }) {
  const query = useQuery(siteStatusQuery);
  return (
    <LoadedList query={{ ...query, data: query.data && [query.data] }} expected={6}>
      {([status]) =>
        status === undefined ? null : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-(--space-5)">
            <Warnings status={status} language={language} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-(--gutter) gap-y-(--space-5) min-[60rem]:grid-cols-2">
              <BackupPart
                backup={status.backup}
                automatic={status.automaticBackups}
                lastChangeAt={status.lastChangeAt}
              />
              <StoragePart disk={status.disk} kept={status.kept} />
              <QueuesPart queues={status.queues} mail={status.mail} />
              <ReleasePart release={status.release} process={status.process} address={status.address} />
            </div>
          </div>
        )
      }
    </LoadedList>
  );
}
