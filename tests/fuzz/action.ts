import fc from 'fast-check';

/** What a person does to a page; `at` and `to` choose among what is there when it is done. */
export type EditKind = (typeof EDITS)[number];

const EDITS = [
  'write',
  'append',
  'add-block',
  'remove-block',
  'move-block',
  'place-block',
  'duplicate-block',
  'add-section',
  'rename-section',
  'remove-section',
  'move-section',
  'add-item',
  'write-item',
  'move-item',
  'remove-item',
  'add-attribute',
  'set-value',
] as const;

/** One step of a run: somebody edits, saves or looks away, or the network or the server does something to them. */
export type Action =
  | { kind: 'edit'; who: number; what: EditKind; at: number; to: number }
  | { kind: 'undo' | 'redo' | 'discard' | 'save' | 'offline' | 'online' | 'crash'; who: number }
  /** Looks at what both changed and chooses: each bit of `sides` is one choice. */
  | { kind: 'settle'; who: number; sides: number }
  /** Lets one message through that is on its way; `rush` all of them at once. */
  | { kind: 'deliver' | 'lose'; which: number }
  | { kind: 'rush' }
  /** The server process ends at once, so many milliseconds after what is on its way has been let through. */
  | { kind: 'kill'; afterMs: number };

const number = fc.nat({ max: 1000 });

function oneAction(people: number, hasKills: boolean): fc.Arbitrary<Action> {
  const who = fc.nat({ max: people - 1 });
  const of = (kind: 'undo' | 'redo' | 'discard' | 'save' | 'offline' | 'online' | 'crash') =>
    fc.record({ kind: fc.constant(kind), who });
  const which = (kind: 'deliver' | 'lose') => fc.record({ kind: fc.constant(kind), which: number });
  return fc.oneof(
    {
      weight: 14,
      arbitrary: fc.record({
        kind: fc.constant('edit'),
        who,
        what: fc.constantFrom(...EDITS, 'write', 'append', 'write', 'append'),
        at: number,
        to: number,
      }),
    },
    { weight: 7, arbitrary: of('save') },
    { weight: 12, arbitrary: which('deliver') },
    { weight: 3, arbitrary: fc.constant({ kind: 'rush' } as const) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('settle'), who, sides: number }) },
    { weight: 2, arbitrary: of('undo') },
    { weight: 1, arbitrary: of('redo') },
    { weight: 1, arbitrary: of('discard') },
    { weight: 1, arbitrary: of('offline') },
    { weight: 2, arbitrary: of('online') },
    { weight: 1, arbitrary: of('crash') },
    { weight: 1, arbitrary: which('lose') },
    ...(hasKills
      ? [{ weight: 1, arbitrary: fc.record({ kind: fc.constant('kill'), afterMs: fc.nat({ max: 12 }) }) }]
      : []),
  ) as fc.Arbitrary<Action>;
}

export interface Script {
  people: number;
  actions: Action[];
}

/** Actions of two or three people on one page. If the server is killed, at least once near the middle. */
export function scripts(hasKills: boolean): fc.Arbitrary<Script> {
  return fc.integer({ min: 2, max: 3 }).chain((people) => {
    const some = fc.array(oneAction(people, hasKills), { minLength: 25, maxLength: 45, size: 'max' });
    if (!hasKills) return some.map((actions) => ({ people, actions }));
    const kill = fc.record({ kind: fc.constant('kill' as const), afterMs: fc.nat({ max: 12 }) });
    return fc
      .tuple(some, kill, some)
      .map(([before, killed, after]) => ({ people, actions: [...before, killed, ...after] }));
  });
}
