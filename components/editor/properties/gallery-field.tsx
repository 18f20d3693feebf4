'use client';

import { Image } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { MEDIA } from '@/lib/domain/limits';
import { expectLibrary, pickMedia } from '@/stores/ui';
import { useBlockTexts } from '../core/block-texts';
import { FIELDSET, LEGEND } from '../core/fieldset-styles';
import { PanelButton } from '../core/panel-button';
import { showListed } from '../core/show-listed';
import { useToolTexts } from '../core/tool-texts';
import { rememberMedia } from '../media/known-media';
import { MediaTile } from '../media/media-tile';
import { acceptOf } from '../media/upload-rules';
import { UploadState } from '../media/upload-state';
import { useUploads } from '../media/use-uploads';
import { ItemTools } from './item-tools';
import type { ItemsFieldProps } from './items-field';
import { titleOfItem } from './list-items';
import { SortableItem, SortableItems } from './sortable-items';
import { keyOfItem, useListItems } from './use-list-items';

/** Adds pictures to a list: files that are uploaded, or those chosen from the library. */
function useNewPictures(list: ReturnType<typeof useListItems>) {
  const uploads = useUploads();
  // The list may have grown while the files were on their way.
  const latest = useRef(list);
  latest.current = list;
  const addFiles = async (files: FileList | null) => {
    const addresses = await uploads.upload([...(files ?? [])].slice(0, MEDIA.uploadFiles), 'images');
    latest.current.addAll(addresses.map((src) => ({ src })));
  };
  const choose = async () => {
    const picked = (await pickMedia({ accept: 'images', isMultiple: true })) ?? [];
    latest.current.addAll(picked.map((item) => ({ src: rememberMedia(item) })));
  };
  return { uploads, addFiles, choose };
}

/** The pictures of a gallery as tiles: many are added at once, and the one that is chosen shows its form below. */
export function GalleryField({ name: listName, form, ...place }: ItemsFieldProps) {
  const t = useToolTexts('properties');
  const label = useBlockTexts().label(place.field);
  const list = useListItems(place);
  const { items } = list;
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const { blockId } = place;
  useEffect(() => {
    if (chosenKey !== null) showListed(blockId, listName, chosenKey);
  }, [listName, blockId, chosenKey]);
  const { uploads, addFiles, choose } = useNewPictures(list);
  const input = useRef<HTMLInputElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const index = items.findIndex((item) => keyOfItem(item) === chosenKey);
  const chosen = items[index];
  const name = t('itemNumber', { number: index + 1 });
  return (
    <fieldset className={FIELDSET}>
      <legend className={LEGEND}>{label}</legend>
      <SortableItems keys={items.map(keyOfItem)} isGrid onPlace={list.place}>
        {items.map((item, at) => {
          const key = keyOfItem(item);
          const itemName = t('itemNumber', { number: at + 1 });
          const title = titleOfItem(item, place.field.fields ?? {});
          return (
            <SortableItem key={key} itemKey={key} handleLabel={t('dragItem', { name: itemName })}>
              {(handle) => (
                <>
                  <button
                    type="button"
                    className="grid aspect-square w-full cursor-pointer place-items-center overflow-hidden rounded-md border border-tool-edge bg-tool-sunken aria-expanded:outline-3 aria-expanded:outline-tool-accent [&_img]:size-full [&_img]:object-cover"
                    data-item={key}
                    title={title}
                    aria-label={title === '' ? itemName : `${itemName}: ${title}`}
                    aria-expanded={key === chosenKey}
                    aria-controls={formId}
                    onClick={() => setChosenKey(key === chosenKey ? null : key)}
                  >
                    {typeof item.src === 'string' && item.src !== '' ? (
                      <MediaTile src={item.src} />
                    ) : (
                      <Icon of={Image} />
                    )}
                  </button>
                  {handle}
                </>
              )}
            </SortableItem>
          );
        })}
      </SortableItems>
      <div id={formId} hidden={!chosen}>
        {chosen && chosenKey !== null ? (
          <div className="rounded-lg bg-tool-high px-3 pt-1.5 pb-3.5">
            <ItemTools
              name={name}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              isFull={list.isFull}
              onMove={(direction) => list.move(chosenKey, direction)}
              onDuplicate={() => setChosenKey(list.duplicate(chosenKey))}
              onRemove={() => {
                list.remove(chosenKey);
                adding.current?.focus();
              }}
            />
            {form([...place.path, chosenKey], chosen)}
          </div>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-1.5">
        <PanelButton
          ref={adding}
          className="min-h-10 text-md"
          disabled={uploads.progress !== null || list.isFull}
          onClick={() => input.current?.click()}
        >
          {t('addPictures')}
        </PanelButton>
        <PanelButton
          className="min-h-10 text-md"
          disabled={list.isFull}
          aria-haspopup="dialog"
          onPointerEnter={expectLibrary}
          onFocus={expectLibrary}
          onClick={choose}
        >
          {t('fromLibrary')}
        </PanelButton>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptOf('images')}
        aria-label={t('addPictures')}
        onChange={({ target }) => {
          void addFiles(target.files);
          target.value = '';
        }}
      />
      <UploadState {...uploads} />
    </fieldset>
  );
}
