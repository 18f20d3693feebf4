'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

interface CountdownProps {
  /** Left. */
  seconds: number;
  /** At the beginning. */
  from: number;
}

/** Seconds until one may try again. */
export function useCountdown() {
  const [until, setUntil] = useState(0);
  const [from, setFrom] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (wait: number) => {
    setFrom(wait);
    setNow(Date.now());
    setUntil(Date.now() + wait * SECOND_MS);
  };
  return { seconds, from, start };
}

/** A visible countdown; screen readers hear the first number only. */
export function Countdown({ seconds, from }: CountdownProps) {
  const t = useTranslations('auth');
  return (
    <>
      <span className="sr-only">{t('limited', { seconds: from })}</span>
      <span aria-hidden="true">{t('limited', { seconds })}</span>
    </>
  );
}
