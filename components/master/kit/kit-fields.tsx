import { Check } from '@/components/ui/check';
import { Field, Input, Select, Textarea } from '@/components/ui/field';
import { Switch } from '@/components/ui/switch';
import type { Sample } from './kit-words';

/** Fields that are empty, filled in, wrong and disabled; boxes to tick, choices and switches. On the ground of the tools, or of the site. */
export function KitFields({ sample: { lang, short, long, hint, error } }: { sample: Sample }) {
  return (
    <div className="grid max-w-4xl grid-cols-3 items-start gap-4 max-md:grid-cols-1">
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
      <Field label={short}>
        {(control) => (
          <Select {...control}>
            <option>{short}</option>
            <option>{long}</option>
          </Select>
        )}
      </Field>
      {(['checkbox', 'radio'] as const).map((type) => (
        <div key={type}>
          <Check type={type} defaultChecked name={`${lang}-${type}`}>
            {long}
          </Check>
          <Check type={type} name={`${lang}-${type}`}>
            {short}
          </Check>
          <Check type={type} name={`${lang}-${type}`} disabled>
            {hint}
          </Check>
        </div>
      ))}
      <Field label={short}>{(control) => <Textarea {...control} defaultValue={long} disabled />}</Field>
      <Field label={short}>
        {(control) => (
          <Select {...control} disabled>
            <option>{long}</option>
          </Select>
        )}
      </Field>
      <div className="grid gap-2">
        {[false, true].map((isOn) => (
          <div key={String(isOn)} className="grid gap-2">
            <Switch isOn={isOn}>{long}</Switch>
            <Switch kind="button" isOn={isOn}>
              {short}
            </Switch>
            <Switch kind="button" tone="success" isOn={isOn} aria-disabled>
              {short}
            </Switch>
          </div>
        ))}
      </div>
    </div>
  );
}
