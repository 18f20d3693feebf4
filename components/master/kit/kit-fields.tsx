import { Button } from '@/components/ui/button';
import { Check } from '@/components/ui/check';
import { Field, Input, Select, Textarea } from '@/components/ui/field';
import { SwitchKnob } from '@/components/ui/switch';
import type { Sample } from './kit-words';

/** Fields that are empty, filled in, wrong and disabled; boxes to tick, choices and switches. */
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
      <div className="flex gap-2">
        {[false, true].map((isOn) => (
          <Button key={String(isOn)} kind="bare" role="switch" aria-checked={isOn} className="group">
            {short}
            <SwitchKnob />
          </Button>
        ))}
      </div>
    </div>
  );
}
