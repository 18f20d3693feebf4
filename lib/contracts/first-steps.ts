import * as z from 'zod';
import { FIRST_STEPS, SETTLED_STEPS } from '@/lib/domain/first-steps/steps';

/** `GET` and `PATCH /api/site/first-steps`. */
export const firstStepsAnswer = z.object({
  /** Whether the owner wants to see them later. */
  isPutAside: z.boolean(),
  steps: z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })),
});
export type FirstStepsAnswer = z.output<typeof firstStepsAnswer>;

/** `PATCH /api/site/first-steps`: puts the list aside or calls it back; says that things are right as they are. */
export const firstStepsChange = z
  .strictObject({
    isPutAside: z.boolean().exactOptional(),
    settle: z.enum(SETTLED_STEPS).exactOptional(),
  })
  .refine((change) => Object.keys(change).length > 0, { error: 'Nothing is to be changed' });
export type FirstStepsChange = z.output<typeof firstStepsChange>;
