import type { AppKind } from '../types';
import { GroupView } from './GroupView';
import { groupTexts as texts } from './texts';

export const group: AppKind<'group'> = {
  name: texts.name,
  task: texts.task,
  empty: () => ({ kind: 'group', placed: [] }),
  // Some items may belong to no group.
  isAnswered: (_body, { placed }) => placed.length > 0,
  View: GroupView,
};
