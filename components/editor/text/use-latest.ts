import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the latest drawing, for what was set up with an earlier one. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
