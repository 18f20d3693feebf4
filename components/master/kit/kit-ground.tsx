import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field, FieldError, Input, Select, Textarea } from '@/components/ui/field';
import { SiteGround } from '@/components/ui/ground';
import type { Sample } from './kit-words';

const KINDS = ['main', 'outline', 'bare', 'danger'] as const;
const TONES = ['plain', 'accent', 'success', 'danger'] as const;

/** What stands on the site's own ground too, in each of its themes. */
export function KitGround({ sample }: { sample: Sample }) {
  return (
    <SiteGround>
      {(['paper', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="grid max-w-4xl gap-(--space-3) bg-(--ground) p-(--space-3) font-text text-(length:--size-text) text-(--ink)"
        >
          <Buttons sample={sample} />
          <Fields sample={sample} />
        </div>
      ))}
    </SiteGround>
  );
}

function Buttons({ sample: { short, long } }: { sample: Sample }) {
  return (
    <>
      {KINDS.map((kind) => (
        <div key={kind} className="flex flex-wrap items-center gap-(--space-2)">
          <Button kind={kind}>{short}</Button>
          <Button kind={kind}>{long}</Button>
          <Button kind={kind} disabled>
            {short}
          </Button>
          <Button kind={kind} aria-disabled>
            {short}
          </Button>
        </div>
      ))}
      <p className="flex flex-wrap gap-(--space-2)">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {short}
          </Badge>
        ))}
      </p>
    </>
  );
}

function Fields({ sample: { short, long, hint, error } }: { sample: Sample }) {
  return (
    <div className="grid grid-cols-2 items-start gap-(--space-3) max-md:grid-cols-1">
      <Field label={short} hint={hint}>
        {(control) => <Input {...control} placeholder={long} />}
      </Field>
      <Field label={long} error={error}>
        {(control) => <Input {...control} defaultValue={long} />}
      </Field>
      <Field label={short}>{(control) => <Input {...control} defaultValue={long} disabled />}</Field>
      <Field label={long} hint={hint} error={error}>
        {(control) => <Textarea {...control} defaultValue={hint} />}
      </Field>
      {[false, true].map((isDisabled) => (
        <Field key={String(isDisabled)} label={short}>
          {(control) => (
            <Select {...control} disabled={isDisabled}>
              <option>{short}</option>
              <option>{long}</option>
            </Select>
          )}
        </Field>
      ))}
      <FieldError>{error}</FieldError>
    </div>
  );
}
