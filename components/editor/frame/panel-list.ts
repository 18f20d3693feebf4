import { History, Keyboard, Languages, ListTree, type LucideIcon, Search, TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import { ChecksPanel } from '../checks/checks-panel';
import { ConflictsPanel } from '../conflicts/conflicts-panel';
import type { PanelName } from '../core/panels';
import { FilterPanel } from '../filter/filter-panel';
import { HistoryPanel } from '../history/history-panel';
import { LanguagesPanel } from '../languages/languages-panel';
import { LookPanel } from '../look/look-panel';
import { PropertiesPanel } from '../properties/properties-panel';
import { OutlinePanel } from '../structure/outline-panel';
import { ShortcutsPanel } from '../structure/shortcuts-panel';

interface Panel {
  name: PanelName;
  /** The icon of its button in the toolbar; without one it is opened from elsewhere. */
  icon?: LucideIcon;
  /** It stands in the bar, in words; the others in its menu. */
  isInBar?: boolean;
  View: ComponentType;
}

/** The panels of the editor, in the order of their buttons. */
export const PANELS: readonly Panel[] = [
  { name: 'outline', icon: ListTree, isInBar: true, View: OutlinePanel },
  { name: 'languages', icon: Languages, isInBar: true, View: LanguagesPanel },
  { name: 'properties', View: PropertiesPanel },
  { name: 'look', View: LookPanel },
  { name: 'filter', icon: Search, View: FilterPanel },
  { name: 'history', icon: History, View: HistoryPanel },
  { name: 'checks', icon: TriangleAlert, View: ChecksPanel },
  { name: 'conflicts', View: ConflictsPanel },
  { name: 'shortcuts', icon: Keyboard, View: ShortcutsPanel },
];
