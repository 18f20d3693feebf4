'use client';

import { Input } from '@/components/ui/field';
import { parseVideo } from '@/lib/domain/addresses/links';
import { filmOf } from '@/lib/domain/content/typed-address';
import { useToolTexts } from '../../core/tool-texts';
import { MediaField } from '../../media/media-field';
import { type ControlProps, inputProps } from './control-props';

const SOURCES = { youtube: 'filmYoutube', vimeo: 'filmVimeo', media: 'filmMedia' } as const;

/** The address of a film, with the recognised service, or a film of the library. */
export function VideoControl(props: ControlProps) {
  const t = useToolTexts('properties');
  const { id, value, isWrong, problemId, onChange } = props;
  const source = parseVideo(String(value));
  return (
    <>
      <Input
        {...inputProps(props)}
        aria-describedby={isWrong ? problemId : `${id}-film`}
        type="text"
        inputMode="url"
        placeholder="https://"
        spellCheck={false}
        autoCapitalize="off"
        value={String(value)}
        onChange={(event) => onChange(filmOf(event.target.value))}
      />
      <p id={`${id}-film`} className="text-sm text-tool-muted empty:hidden">
        {source ? t(SOURCES[source.host]) : ''}
      </p>
      <MediaField
        label={t('ownFilm')}
        value={source?.host === 'media' ? source.src : ''}
        kind="videos"
        onChange={onChange}
      />
    </>
  );
}
