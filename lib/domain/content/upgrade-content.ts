import { upgradeBlock } from '../blocks';
import { isRecord, ownValue } from '../json';

/** A record with one of its lists mapped; the same record where no entry became another. */
function withList(record: unknown, name: string, change: (entry: unknown) => unknown): unknown {
  const list = ownValue(record, name);
  if (!isRecord(record) || !Array.isArray(list)) return record;
  const changed = list.map(change);
  return changed.some((entry, at) => entry !== list[at]) ? { ...record, [name]: changed } : record;
}

/**
 * Migrates every known block of a content in any shape to this release's version of its kind: an editor that was
 * opened before an update still sends the previous one.
 */
export function upgradeContent(content: unknown): unknown {
  return withList(content, 'sections', (section) => withList(section, 'blocks', upgradeBlock));
}
