import { Inbox } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Progress } from '@/components/ui/progress';
import type { Sample } from './kit-words';

/** Samples of state indicators. */
export function KitSigns({ sample: { short, long, hint } }: { sample: Sample }) {
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {(['plain', 'accent', 'success', 'danger'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {short}
          </Badge>
        ))}
      </p>
      <Progress share={0.4} label={long} className="max-w-96" />
      <EmptyState icon={Inbox} title={long}>
        <p>{hint}</p>
        <Button>{short}</Button>
      </EmptyState>
    </>
  );
}
