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

/** What the manager's parts do things with. @throws outside of it */
export function useManager(): ManagerContext {
  const manager = useContext(Manager);
  if (!manager) throw new Error('There is no translations manager around this.');
  return manager;
}

/** What has been typed into a text and is not stored, if anything. */
export const useDraft = (id: string): Draft | undefined =>
  useStore(useManager().drafts, ({ drafts }) => drafts.get(id));
