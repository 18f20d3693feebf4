import { create } from 'zustand';

/** To leave the page keeps what is unsaved in this browser; to sign out drops it. */
export type LeavingKind = 'leave' | 'logout';
export type LeavingAnswer = 'save' | 'go' | 'stay';

interface Question {
  kind: LeavingKind;
  answer(how: LeavingAnswer): void;
}

/** What is being asked, if anything. */
export const useLeavingQuestion = create<{ question: Question | null }>()(() => ({ question: null }));

/** Asks what is to become of unsaved work; a second question while one is open is answered by staying. */
export function confirmLeaving(kind: LeavingKind): Promise<LeavingAnswer> {
  if (useLeavingQuestion.getState().question) return Promise.resolve('stay');
  return new Promise((resolve) => {
    const answer = (how: LeavingAnswer) => {
      useLeavingQuestion.setState({ question: null });
      resolve(how);
    };
    useLeavingQuestion.setState({ question: { kind, answer } });
  });
}
