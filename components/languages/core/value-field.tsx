import type { ComponentPropsWithRef } from 'react';
import { cx } from '@/components/ui/cx';
import { Textarea } from '@/components/ui/field';
import type { Language } from '@/lib/domain/languages/model';

interface ValueFieldProps extends ComponentPropsWithRef<'textarea'> {
  language: Language;
}

/** Where the value of a text is typed. */
export function ValueField({ language, className, ...rest }: ValueFieldProps) {
  return (
    <Textarea
      lang={language.tag}
      dir={language.dir}
      // Smaller letters make phones magnify the page when they are typed into.
      className={cx('block max-sm:text-lg', className)}
      {...rest}
    />
  );
}
