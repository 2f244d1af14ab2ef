import { checkChoices, choicesMismatch, choicesWords } from './choices';
import { shownItems } from './items';
import type { ServerKind } from './types';

export const listen: ServerKind<'listen'> = {
  shapeMismatch: ({ isMultiple, options }, { choices }) =>
    !isMultiple && choices.length > 1 ? 'choices' : choicesMismatch(options, choices),
  isEmpty: ({ choices }) => choices.length === 0,
  check: (_, right, { choices }) => checkChoices(right?.choices ?? [], choices),
  words: ({ options }, { choices }) => choicesWords(options, choices),
  // The spoken text would reveal the answer.
  shown: (body, urlOf) => ({
    ...body,
    transcript: '',
    sound: { ...body.sound, url: urlOf(body.sound.url) },
    options: shownItems(body.options, urlOf),
  }),
  transcript: ({ transcript }) => transcript,
};
