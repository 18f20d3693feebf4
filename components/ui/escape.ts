import type { KeyboardEvent } from 'react';

const answered = new WeakSet<Event>();

/**
 * Says that a press of Escape has done something already, so that the dialog around stays open. To prevent the default is
 * not enough there: the library of the dialogs does that before anybody else hears of the key.
 */
export function answerEscape({ nativeEvent }: KeyboardEvent): void {
  answered.add(nativeEvent);
}

export const isEscapeAnswered = (event: Event): boolean => answered.has(event);
