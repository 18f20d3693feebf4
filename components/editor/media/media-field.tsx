'use client';

import { useRef } from 'react';
import { fileNameOf } from '@/lib/domain/media/file-types';
import { pathnameOfMediaPath } from '@/lib/domain/media/pathname';
import { expectLibrary, pickMedia } from '@/stores/ui';
import { FieldGroup } from '../core/field-group';
import { PanelButton } from '../core/panel-button';
import { useToolTexts } from '../core/tool-texts';
import { rememberMedia } from './known-media';
import { MediaTile } from './media-tile';
import { acceptOf, type MediaKind } from './upload-rules';
import { UploadState } from './upload-state';
import { useUploads } from './use-uploads';

const TOOL = 'min-h-10 text-md';

interface MediaFieldProps {
  label: string;
  /** `/media/…`, or '' for none. */
  value: string;
  kind: MediaKind;
  /** '' takes it away. */
  onChange(address: string): void;
}

/** A field for a file of the library: replace it from the device or the library, or remove it. */
export function MediaField({ label, value, kind, onChange }: MediaFieldProps) {
  const t = useToolTexts('properties');
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
    <FieldGroup className="grid gap-2" label={label}>
      <span className="font-display text-sm text-tool-soft" aria-hidden>
        {label}
      </span>
      {value === '' ? null : (
        <figure className="overflow-hidden rounded-md bg-tool-sunken [&_img]:max-h-44 [&_img]:w-full [&_img]:object-contain [&_video]:max-h-44 [&_video]:w-full [&_video]:object-contain">
          {kind === 'images' ? <MediaTile src={value} /> : null}
          {kind === 'videos' ? <video src={value} muted preload="metadata" /> : null}
          <figcaption className="truncate px-2.5 py-1.5 text-xs text-tool-muted">
            {fileNameOf(pathname ?? value)}
          </figcaption>
        </figure>
      )}
      <div className="flex flex-wrap gap-1.5">
        <PanelButton className={TOOL} disabled={isBusy} onClick={() => input.current?.click()}>
          {t(value === '' ? 'upload' : 'uploadOther')}
        </PanelButton>
        <PanelButton
          className={TOOL}
          aria-haspopup="dialog"
          onPointerEnter={expectLibrary}
          onFocus={expectLibrary}
          onClick={choose}
        >
          {t('fromLibrary')}
        </PanelButton>
        {value === '' ? null : (
          <PanelButton className={TOOL} onClick={() => onChange('')}>
            {t('remove')}
          </PanelButton>
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
