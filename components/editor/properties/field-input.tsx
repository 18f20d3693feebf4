'use client';

import { useId } from 'react';
import { cx } from '@/components/ui/cx';
import type { Control, Field } from '@/lib/domain/blocks/fields';
import type { PropPath } from '@/lib/domain/content/commands';
import { useBlockTexts } from '../core/block-texts';
import { FieldGroup } from '../core/field-group';
import { useToolTexts } from '../core/tool-texts';
import { MediaField } from '../media/media-field';
import type { MediaKind } from '../media/upload-rules';
import { RichTextField } from '../text/rich-text-field';
import { ColourControl } from './controls/colour-control';
import type { ControlProps } from './controls/control-props';
import { LanguageControl } from './controls/language-control';
import { LinkControl, PagePathControl } from './controls/page-controls';
import {
  ChoiceControl,
  LinesControl,
  NumberControl,
  TextControl,
  ToggleControl,
} from './controls/plain-controls';
import { VideoControl } from './controls/video-control';
import { LibraryTextNote } from './library-text-note';
import { numberUnit } from './number-unit';
import { takeCaptions } from './take-captions';
import { takePicture } from './take-picture';
import { useDraft } from './use-draft';
import { useSetProp } from './use-set-prop';

interface FieldInputProps {
  blockId: string;
  path: PropPath;
  name: string;
  field: Field;
  stored: unknown;
  /** The stored object that contains this property. */
  beside: unknown;
}

const CONTROLS: Partial<Record<Control, (props: ControlProps) => React.ReactNode>> = {
  textarea: LinesControl,
  link: LinkControl,
  'page-path': PagePathControl,
  video: VideoControl,
  language: LanguageControl,
  choice: ChoiceControl,
  classes: ChoiceControl,
  number: NumberControl,
  toggle: ToggleControl,
  colour: ColourControl,
};

/** Fields that hold a file of the library, and its kind. */
const OF_LIBRARY: Partial<Record<Control, MediaKind>> = {
  picture: 'images',
  film: 'videos',
  captions: 'documents',
};

const PROBLEMS = {
  link: 'wrongLink',
  picture: 'wrongPicture',
  video: 'wrongVideo',
  film: 'wrongVideo',
  captions: 'wrongCaptions',
  'page-path': 'wrongPage',
  number: 'wrongNumber',
  colour: 'wrongColour',
  classes: 'wrongClasses',
  slug: 'wrongSlug',
} as const;

const LABEL = 'font-display text-sm text-tool-soft';

/** One property with its label, the control of its field, and its error. */
export function FieldInput({ blockId, path, name, field, stored, beside }: FieldInputProps) {
  const t = useToolTexts('properties');
  const label = useBlockTexts().label(field);
  const id = useId();
  const set = useSetProp(blockId, path);
  const { shown, isWrong, isRejected, change } = useDraft(field, stored, set);

  const { range, isWhole } = numberUnit(field);
  const { min = 0, max = 0 } = range ?? {};
  const problem = isWhole
    ? (PROBLEMS[field.control as keyof typeof PROBLEMS] ?? 'wrongText')
    : 'wrongSeconds';
  const wrong = isWrong ? `${t(problem, { min, max })}. ` : '';

  if (field.control === 'html' || field.control === 'inline-html') {
    return (
      <FieldGroup className="grid gap-1.25" label={label}>
        <span className={LABEL} aria-hidden>
          {label}
        </span>
        <RichTextField
          html={typeof stored === 'string' ? stored : ''}
          level={field.control === 'html' ? 'rich' : 'inline'}
          label={label}
          onChange={set}
        />
        <LibraryTextNote name={name} stored={stored} beside={beside} onTake={set} />
      </FieldGroup>
    );
  }
  const mediaKind = OF_LIBRARY[field.control];
  if (mediaKind) {
    return (
      <LibraryInput
        place={{ blockId, path, beside }}
        field={field}
        label={label}
        value={String(shown)}
        kind={mediaKind}
        problem={wrong}
        onReject={change}
      />
    );
  }
  const View = CONTROLS[field.control] ?? TextControl;
  return (
    <div className={cx('grid gap-1.25', field.control === 'toggle' && 'grid-cols-[1fr_auto] items-center')}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <View
        id={id}
        name={name}
        label={label}
        field={field}
        value={shown}
        isStored={stored !== undefined}
        isWrong={isWrong}
        problemId={`${id}-problem`}
        onChange={change}
      />
      <LibraryTextNote name={name} stored={stored} beside={beside} onTake={change} />
      <p id={`${id}-problem`} role="alert" hidden={!isWrong} className="text-sm text-tool-danger">
        {wrong}
        {isRejected ? `${t('notApplied')}.` : ''}
      </p>
    </div>
  );
}

interface LibraryInputProps {
  place: Pick<FieldInputProps, 'blockId' | 'path' | 'beside'>;
  field: Field;
  label: string;
  value: string;
  kind: MediaKind;
  /** '' where there is none. */
  problem: string;
  /** Is given a file that the field cannot hold. */
  onReject(address: string): void;
}

/** A file of the library; some bring along what else is known of them. */
function LibraryInput({ place, field, label, value, kind, problem, onReject }: LibraryInputProps) {
  const set = useSetProp(place.blockId, place.path);
  const take = (address: string) => {
    if (!field.schema.safeParse(address).success) return onReject(address);
    if (field.control === 'picture') return takePicture({ ...place, address });
    if (field.control === 'captions') return takeCaptions({ ...place, address });
    set(address);
  };
  return (
    <div className="grid gap-1.25">
      <MediaField label={label} value={value} kind={kind} onChange={take} />
      <p role="alert" hidden={problem === ''} className="text-sm text-tool-danger">
        {problem}
      </p>
    </div>
  );
}
