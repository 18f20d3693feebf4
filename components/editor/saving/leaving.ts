import { create } from 'zustand';

/** Leaving the page keeps unsaved work in this browser; signing out drops it. */
export type LeavingKind = 'leave' | 'logout';
export type LeavingAnswer = 'save' | 'go' | 'stay';

interface Question {
  kind: LeavingKind;
  answer(how: LeavingAnswer): void;
}

/** The open question, if any. */
export const useLeavingQuestion = create<{ question: Question | null }>()(() => ({ question: null }));

/** Asks what to do with unsaved work; a second question while one is open is answered with "stay". */
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
