'use client';

import { useEffect } from 'react';

/** The visitor's module as a part of the page's own scripts. */
export default function DevelopedModule() {
  useEffect(() => void import('./main'), []);
  return null;
}
