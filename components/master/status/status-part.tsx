import { type ReactNode, useId } from 'react';

interface StatusPartProps {
  title: string;
  children: ReactNode;
}

/** One thing that is known of the site, under its name. */
export function StatusPart({ title, children }: StatusPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-(--space-2) border-t-2 pt-(--space-3)"
    >
      <h2 id={id} className="text-(length:--size-heading)">
        {title}
      </h2>
      {children}
    </section>
  );
}

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Facts by name, one below the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)]">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="grid gap-x-(--gutter) border-t border-(--line) py-(--space-1) first:border-t-0 min-[30rem]:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <dt className="text-(--muted)">{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
