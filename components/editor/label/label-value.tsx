'use client';

import { useEffect, useState } from 'react';
import type { LabelEntry } from '@/components/parts/label-entries';
import { useValueWords } from '@/components/parts/use-value-words';
import { Popover } from '@/components/ui/popover';
import type { AttributeValue } from '@/lib/domain/content/model';
import { typedDetail } from '@/lib/domain/content/typed-detail';
import { inputKind, ValueInput } from '../properties/attributes/value-input';
import { typeAt } from '../structure/focus-block';
import { PlainTextEditor } from '../text/plain-text-editor';

interface LabelValueProps {
  /** What visitors read. */
  entry: LabelEntry;
  /** The type of the attribute. */
  type: string;
  stored: AttributeValue | undefined;
  language: string;
  placeholder: string;
  /** Whether it has just been added, and is to be written next. */
  isNew: boolean;
  /** Null takes it away. */
  onChange(value: AttributeValue): void;
  onEnter(): void;
  onLeave(): void;
}

/** A value of a label, where it stands: words are typed, a page and yes or no are chosen. */
export function LabelValue(props: LabelValueProps) {
  const kind = inputKind(props.type, props.stored);
  return kind === 'page' || kind === 'boolean' ? <ChosenValue {...props} /> : <TypedValue {...props} />;
}

/** The button that adds a value to the label that something stands in. */
const addButtonOf = (within: Element) =>
  within.closest('dl')?.parentElement?.querySelector<HTMLElement>('[data-add-detail]');

/** Goes on to the next value that is typed, or to the button that adds one. */
function goOn(field: HTMLElement): void {
  const typed = [...(field.closest('dl')?.querySelectorAll<HTMLElement>('[role="textbox"]') ?? [])];
  const next = typed[typed.indexOf(field) + 1];
  if (next) typeAt(next, 'end');
  else addButtonOf(field)?.focus();
}

function TypedValue({ entry, type, stored, isNew, onChange, ...rest }: LabelValueProps) {
  return (
    <PlainTextEditor
      {...rest}
      // Large enough to be pressed; the padding of words in a line takes no room.
      className="py-[0.1rem] focus-visible:outline-offset-2"
      value={String(entry.value)}
      label={entry.name}
      takesFocus={isNew}
      onChange={(typed) => onChange(typedDetail(typed, typeof stored === 'number' ? 'number' : type))}
      onLineEnd={goOn}
    />
  );
}

function ChosenValue(props: LabelValueProps) {
  const { entry, type, stored, language, placeholder, isNew, onChange, onEnter, onLeave } = props;
  const [isOpen, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  // It may be one that stands there already.
  useEffect(() => {
    if (isNew) setOpen(true);
  }, [isNew]);
  const words = useValueWords(language)(entry.value) || placeholder;
  return (
    <>
      <button
        type="button"
        ref={setButton}
        className="-my-[0.1rem] cursor-pointer py-[0.1rem] text-start underline decoration-(--line) underline-offset-[0.2em] hover:decoration-current"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${entry.name}: ${words}`}
        onClick={() => {
          onEnter();
          setOpen(true);
        }}
      >
        {words}
      </button>
      <Popover
        isOpen={isOpen}
        anchor={button}
        className="overflow-visible p-3"
        align="start"
        aria-label={entry.name}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // A press elsewhere has taken the focus there.
          if (document.activeElement === document.body) button?.focus();
        }}
        onClose={() => {
          const add = button && addButtonOf(button);
          setOpen(false);
          onLeave();
          // The line of an empty value goes, and the button in it.
          if (stored === undefined || stored === null) requestAnimationFrame(() => add?.focus());
        }}
      >
        <ValueInput label={entry.name} type={type} value={stored} onChange={onChange} />
      </Popover>
    </>
  );
}
