import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Draft, Drafts } from './drafts';
import type { TextChanges } from './use-text-changes';

interface ManagerContext {
  drafts: Drafts;
  changes: TextChanges;
}

const Manager = createContext<ManagerContext | null>(null);

export const ManagerProvider = Manager.Provider;

/** Context of the manager's parts. */
export function useManager(): ManagerContext {
  const manager = useContext(Manager);
  if (!manager) throw new Error('There is no translations manager around this.');
  return manager;
}

/** The unsaved value of a text, if any. */
export const useDraft = (id: string): Draft | undefined =>
  useStore(useManager().drafts, ({ drafts }) => drafts.get(id));
