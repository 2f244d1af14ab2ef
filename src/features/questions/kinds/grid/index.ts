import { GridTask } from '@/contract/questions/values';
import type { AppKind } from '../types';
import { GridView } from './GridView';
import { gridTexts as texts } from './texts';

export const grid: AppKind<'grid'> = {
  name: texts.name,
  task: texts.task,
  empty: () => ({ kind: 'grid', points: [] }),
  isAnswered: ({ task }, { points }) => points.length > (task === GridTask.line ? 1 : 0),
  View: GridView,
};
