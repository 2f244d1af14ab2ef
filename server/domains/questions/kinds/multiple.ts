import { checkChoices, choicesMismatch, choicesWords } from './choices';
import { shownItems } from './items';
import type { ServerKind } from './types';

export const multiple: ServerKind<'multiple'> = {
  shapeMismatch: ({ options }, { choices }) => choicesMismatch(options, choices),
  isEmpty: ({ choices }) => choices.length === 0,
  check: (_, right, { choices }) => checkChoices(right?.choices ?? [], choices),
  words: ({ options }, { choices }) => choicesWords(options, choices),
  shown: (body, urlOf) => ({ ...body, options: shownItems(body.options, urlOf) }),
};
