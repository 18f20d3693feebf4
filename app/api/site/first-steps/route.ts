import { firstStepsAnswer, firstStepsChange } from '@/lib/contracts/first-steps';
import { actorOf } from '@/lib/server/auth/actor';
import { changeFirstSteps } from '@/lib/server/first-steps/change-first-steps';
import { readFirstSteps } from '@/lib/server/first-steps/read-first-steps';
import { defineRoute, method } from '@/lib/server/http/define-route';

/** The first steps of a new owner. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: method({
    access: 'administer-site',
    summary: 'Read which first steps are done',
    answers: { 200: firstStepsAnswer },
    run: async () => ({ body: await readFirstSteps() }),
  }),
  PATCH: method({
    access: 'administer-site',
    summary: 'Put the first steps aside, or say that one is done',
    answers: { 200: firstStepsAnswer },
    body: firstStepsChange,
    run: async ({ body, session, request }) => ({
      body: await changeFirstSteps(body, actorOf(session, request)),
    }),
  }),
});
