import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from './audit-actions';
import { AUDIT_GROUPS, actionsIn } from './audit-groups';

it.each(AUDIT_ACTIONS)('%s is in one group of the record', (action) => {
  expect(AUDIT_GROUPS.filter((group) => actionsIn(group).includes(action))).toHaveLength(1);
});
