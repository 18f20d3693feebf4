/** The first steps of a new owner, in the order in which they are shown. */
export const FIRST_STEPS = ['name', 'languages', 'look', 'works', 'demonstration'] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

/** Steps that are also done when the owner says that things are right as they are. */
export const SETTLED_STEPS = ['languages', 'look', 'demonstration'] as const satisfies readonly FirstStep[];

export type SettledStep = (typeof SETTLED_STEPS)[number];

/** What the site tells of its steps. */
export interface StepFacts {
  /** The name in the default language, and every name that the demonstration has. */
  name: string;
  shippedNames: readonly string[];
  languages: readonly { code: string; isActive: boolean; isDefault: boolean }[];
  /** Those that a new site has: all active, the first one the default. */
  shippedLanguages: readonly string[];
  /** How often a look has been saved. */
  looks: number;
  /** Works that did not come with the demonstration. */
  ownWorks: number;
  /** Pages that did, those in the bin not counted. */
  demonstrationPages: number;
  /** What the owner said to be right as it is. */
  settled: readonly string[];
}

/** A step, and whether it is done. */
export interface StepState {
  step: FirstStep;
  isDone: boolean;
}

/** Which steps are done, as far as the site itself shows, or the owner says. */
export function stepStates(facts: StepFacts): StepState[] {
  const isDone: Record<FirstStep, boolean> = {
    name: facts.name !== '' && !facts.shippedNames.includes(facts.name),
    languages: hasOwnLanguages(facts),
    look: facts.looks > 0,
    works: facts.ownWorks > 0,
    demonstration: facts.demonstrationPages === 0,
  };
  const isSettled = (step: FirstStep) =>
    SETTLED_STEPS.some((each) => each === step) && facts.settled.includes(step);
  return FIRST_STEPS.map((step) => ({ step, isDone: isDone[step] || isSettled(step) }));
}

/** Whether there is another set of languages than a new site has. */
function hasOwnLanguages({ languages, shippedLanguages }: StepFacts): boolean {
  if (languages.length !== shippedLanguages.length) return true;
  return languages.some(
    ({ code, isActive, isDefault }) =>
      !isActive || !shippedLanguages.includes(code) || isDefault !== (code === shippedLanguages[0]),
  );
}
