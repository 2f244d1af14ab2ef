import type { AppKind } from '../types';
import { OrderView } from './OrderView';
import { orderTexts as texts } from './texts';

export const order: AppKind<'order'> = {
  name: texts.name,
  task: texts.task,
  // The initial order may be right: unanswered until the child moved an item or confirmed the order.
  empty: () => ({ kind: 'order', keys: [] }),
  isAnswered: (_body, { keys }) => keys.length > 0,
  View: OrderView,
};
