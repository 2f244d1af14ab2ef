import { hasKey, optionWords, shownItems } from './items';
import type { ServerKind } from './types';

export const single: ServerKind<'single'> = {
  shapeMismatch: ({ options }, { choice }) => (choice === '' || hasKey(options, choice) ? null : 'choice'),
  isEmpty: ({ choice }) => choice === '',
  check: (_, right, { choice }) => {
    const isRight = choice === right?.choice;
    return { right: isRight ? 1 : 0, of: 1, wrongParts: isRight ? [] : [choice] };
  },
  words: ({ options }, { choice }) => optionWords(options, choice),
  shown: (body, urlOf) => ({ ...body, options: shownItems(body.options, urlOf) }),
};
