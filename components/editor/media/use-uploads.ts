import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { ApiError } from '@/lib/client/http';
import { uploadFile } from '@/lib/client/media';
import { formatSize } from '@/lib/domain/media/size';
import { MEDIA } from '@/lib/domain/site/limits';
import { editorQueries } from '../frame/queries';
import { rememberMedia } from './known-media';
import { type MediaKind, uploadProblem } from './upload-rules';

/** As many go side by side as the server looks at. */
const SIDE_BY_SIDE = 2;

interface Uploads {
  /** How far all of them are together, between 0 and 1; null while nothing is sent. */
  progress: number | null;
  /** Sentences about what could not be uploaded. */
  problems: readonly string[];
  /** Uploads files and gives the addresses of those that came through, in their order; `tell` hears of each problem too. */
  upload(files: readonly File[], kind: MediaKind, tell?: (problem: string) => void): Promise<string[]>;
}

/** Uploading, with what to tell of it. */
export function useUploads(): Uploads {
  const t = useTranslations('properties');
  const [progress, setProgress] = useState<number | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const upload = useCallback(
    async (files: readonly File[], kind: MediaKind, tellProblem?: (problem: string) => void) => {
      setProblems([]);
      const refuse = (file: File, key: 'wrongType' | 'tooLarge' | 'notSent' | 'brokenFile' | 'signedOut') => {
        const problem = t(key, { name: file.name, size: formatSize(MEDIA.uploadBytes) });
        setProblems((told) => [...told, problem]);
        tellProblem?.(problem);
      };
      const good = files.filter((file) => {
        const problem = uploadProblem(file, kind);
        if (problem) refuse(file, problem);
        return problem === null;
      });
      if (good.length === 0) return [];
      const shares = good.map(() => 0);
      const tell = () => setProgress(shares.reduce((sum, share) => sum + share, 0) / good.length);
      tell();
      const addresses: (string | null)[] = good.map(() => null);
      const waiting = good.map((file, at) => ({ file, at }));
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { file, at } = next;
          const onProgress = (share: number) => {
            shares[at] = share;
            tell();
          };
          await uploadFile(file, { onProgress }).then(
            (item) => {
              addresses[at] = rememberMedia(item);
            },
            (error: unknown) => refuse(file, reasonOf(error)),
          );
          onProgress(1);
        }
      };
      await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
      setProgress(null);
      void editorQueries.invalidateQueries({ queryKey: ['media'] });
      return addresses.filter((address) => address !== null);
    },
    [t],
  );
  return { progress, problems, upload };
}

function reasonOf(error: unknown): 'tooLarge' | 'wrongType' | 'brokenFile' | 'signedOut' | 'notSent' {
  switch (error instanceof ApiError ? error.code : undefined) {
    case 'payload_too_large':
      return 'tooLarge';
    case 'unsupported_media_type':
      return 'wrongType';
    case 'validation_failed':
      return 'brokenFile';
    case 'unauthenticated':
      return 'signedOut';
    default:
      return 'notSent';
  }
}
