import { checkChoices, choicesMisfit, choicesWords } from './choices';
import { shownItems } from './items';
import type { ServerKind } from './types';

export const multiple: ServerKind<'multiple'> = {
  misfit: ({ options }, { choices }) => choicesMisfit(options, choices),
  isEmpty: ({ choices }) => choices.length === 0,
  check: (_, right, { choices }) => checkChoices(right?.choices ?? [], choices),
  words: ({ options }, { choices }) => choicesWords(options, choices),
  shown: (body, urlOf) => ({ ...body, options: shownItems(body.options, urlOf) }),
};
