'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { fileNameOf } from '@/lib/domain/media/file-types';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { expectLibrary, pickMedia } from '@/stores/ui';
import { FieldGroup } from '../core/field-group';
import { rememberMedia } from './known-media';
import { MediaTile } from './media-tile';
import { acceptOf, type MediaKind } from './upload-rules';
import { UploadState } from './upload-state';
import { useUploads } from './use-uploads';
import './media-field.css';

interface MediaFieldProps {
  label: string;
  /** `/media/…`, or '' for none. */
  value: string;
  kind: MediaKind;
  /** '' takes it away. */
  onChange(address: string): void;
}

/** A picture or film of the library: what it is, another one from this device or from the library, or none. */
export function MediaField({ label, value, kind, onChange }: MediaFieldProps) {
  const t = useTranslations('properties');
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads();
  const take = async (files: FileList | null) => {
    const [address] = await uploads.upload([...(files ?? [])].slice(0, 1), kind);
    if (address !== undefined) onChange(address);
  };
  const isBusy = uploads.progress !== null;
  const pathname = pathnameOfMediaPath(value);
  const choose = async () => {
    const [item] = (await pickMedia({ accept: kind, value: pathname === null ? [] : [pathname] })) ?? [];
    if (item) onChange(rememberMedia(item));
  };
  return (
    <FieldGroup className="media-field" label={label}>
      <span className="media-label" aria-hidden>
        {label}
      </span>
      {value === '' ? null : (
        <figure className="media-shown">
          {kind === 'images' ? <MediaTile src={value} /> : <video src={value} muted preload="metadata" />}
          <figcaption>{fileNameOf(pathname ?? value)}</figcaption>
        </figure>
      )}
      <div className="media-tools">
        <button type="button" disabled={isBusy} onClick={() => input.current?.click()}>
          {t(value === '' ? 'upload' : 'uploadOther')}
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={expectLibrary}
          onFocus={expectLibrary}
          onClick={choose}
        >
          {t('fromLibrary')}
        </button>
        {value === '' ? null : (
          <button type="button" onClick={() => onChange('')}>
            {t('remove')}
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(kind)}
        aria-label={label}
        onChange={({ target }) => {
          void take(target.files);
          target.value = '';
        }}
      />
      <UploadState {...uploads} />
    </FieldGroup>
  );
}
