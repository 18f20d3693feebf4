'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { SiteLink } from '@/components/parts/site-link';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { Field, Input } from '@/components/ui/field';
import { languagesQuery } from '@/lib/client/languages';
import { saveNames } from '@/lib/client/site-names';
import { translationsQuery } from '@/lib/client/translations';
import type { Language } from '@/lib/domain/languages/model';
import { INPUT } from '@/lib/domain/limits';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import type { Translation } from '@/lib/domain/translations/model';
import { namesOf, namesShown } from '@/lib/domain/translations/site-names';
import { toast } from '../core/notices';
import { editorQueries } from '../core/queries';
import { useToolTexts } from '../core/tool-texts';

/** The language of a page, and its texts. */
export interface NamedIn {
  language: Language;
  texts: readonly Translation[];
}

/** What the names of the site are now: another screen may have changed them. */
export async function readNames({ language: { code } }: SiteFrame): Promise<NamedIn> {
  const languages = await editorQueries.fetchQuery(languagesQuery);
  const language = languages.find((each) => each.code === code);
  if (!language) throw new Error(`There is no language ${code} any more.`);
  return { language, texts: await editorQueries.fetchQuery(translationsQuery(language.id)) };
}

interface NameDialogProps {
  frame: SiteFrame;
  named: NamedIn;
  onClose(): void;
}

const LINK = 'inline-flex min-h-6 items-center text-sm text-tool-accent underline underline-offset-[0.3em]';

/** Changes the name of the site in the language of the page, and leads to where the other lines are, or home. */
export function NameDialog({ frame, named, onClose }: NameDialogProps) {
  const t = useToolTexts('siteName');
  const { code, name } = frame.language;
  return (
    <Dialog title={t('title')} note={t('inPlaceNote', { language: name })} onClose={onClose}>
      <NameForm {...named} onClose={onClose} />
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-2">
        <a href="/master/settings#name" className={LINK}>
          {t('otherLines')}
        </a>
        {frame.homeIn.includes(code) ? (
          <SiteLink path="/" language={code} className={LINK}>
            {t('toHome')}
          </SiteLink>
        ) : null}
      </p>
    </Dialog>
  );
}

function NameForm({ language, texts, onClose }: NamedIn & Pick<NameDialogProps, 'onClose'>) {
  const t = useToolTexts('siteName');
  const dialog = useToolTexts('translations');
  const router = useRouter();
  const saved = namesOf(texts);
  const [artist, setArtist] = useState(saved.artist);
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const isEmpty = artist.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || state === 'saving') return;
    if (artist === saved.artist) return onClose();
    setState('saving');
    try {
      await saveNames(language, texts, namesShown(saved, { artist }));
      toast.success(t('saved'));
      // The header is the page's as visitors get it from now on; what is being edited stays.
      router.refresh();
      onClose();
    } catch {
      setState('failed');
    }
  };
  const error = isEmpty ? t('unnamed') : state === 'failed' ? dialog('updateFailed') : null;
  return (
    <form className="mt-4" noValidate onSubmit={submit}>
      <Field label={t('artist')} hint={t('renames')} error={error}>
        {(control) => (
          <Input
            {...control}
            data-first
            lang={language.tag}
            dir={language.dir}
            value={artist}
            maxLength={INPUT.translationValueCharacters}
            autoComplete="off"
            readOnly={state === 'saving'}
            onChange={({ target }) => {
              setArtist(target.value);
              setState('open');
            }}
          />
        )}
      </Field>
      <DialogActions>
        <Button size="lg" onClick={onClose}>
          {dialog('cancel')}
        </Button>
        <Button kind="main" size="lg" type="submit" aria-disabled={isEmpty || state === 'saving'}>
          {t('save')}
        </Button>
      </DialogActions>
    </form>
  );
}
