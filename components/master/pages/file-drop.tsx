'use client';

import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { useDroppedFiles } from './use-dropped-files';

interface FileDropProps {
  /** What can be dropped. */
  words: string;
  /** The button for files of the device. */
  action: string;
  /** As an input has it. */
  accept: string;
  isBusy: boolean;
  onFiles(files: Iterable<File>): void;
}

/** A place to drop files, and a button for those of the device. */
export function FileDrop({ words, action, accept, isBusy, onFiles }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFiles(isBusy ? null : onFiles);
  return (
    <div
      className={cx(
        'grid justify-items-center gap-3 rounded-xl border-2 border-dashed p-6 text-center',
        isOver ? 'border-tool-accent bg-tool-accent-tint' : 'border-tool-faint',
      )}
    >
      <p>{words}</p>
      <Button data-first aria-disabled={isBusy || undefined} onClick={() => input.current?.click()}>
        <Icon of={Upload} className="size-5" />
        {action}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        disabled={isBusy}
        accept={accept}
        aria-label={action}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
