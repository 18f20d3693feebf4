'use client';

import { Toolbar } from '@/components/toolbar/toolbar';
import './auth-connection';

/** The toolbar, joined to this browser: what the gate loads. */
export function OwnerToolbar() {
  return <Toolbar />;
}
