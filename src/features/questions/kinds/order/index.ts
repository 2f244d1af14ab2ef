import type { AppKind } from '../types';
import { OrderView } from './OrderView';
import { orderTexts as texts } from './texts';

export const order: AppKind<'order'> = {
  name: texts.name,
  task: texts.task,
  // As it comes it may be right: nothing is answered until the child moved something or said that it stays.
  empty: () => ({ kind: 'order', keys: [] }),
  isAnswered: (_body, { keys }) => keys.length > 0,
  View: OrderView,
};
