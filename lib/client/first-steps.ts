import { type FirstStepsAnswer, type FirstStepsChange, firstStepsAnswer } from '@/lib/contracts/first-steps';
import { call } from './http';

/** Puts the first steps aside or calls them back, or says that one is right as it is. */
export const changeFirstSteps = (change: FirstStepsChange): Promise<FirstStepsAnswer> =>
  call('/api/site/first-steps', firstStepsAnswer, { method: 'PATCH', body: change });
