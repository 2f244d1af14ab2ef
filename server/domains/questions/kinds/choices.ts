/** Multiple choice: right if exactly the right options are chosen. */
import type { Rightness } from './types';
import type { Item } from '../../../../src/contract/questions/question.schema';
import { hasKey, hasTwice, optionWords } from './items';

export const choicesMismatch = (options: readonly Item[], choices: readonly string[]): string | null =>
  hasTwice(choices) || choices.some((choice) => !hasKey(options, choice)) ? 'choices' : null;

/** Each wrong choice cancels a right one, so that choosing everything does not pay. */
export function checkChoices(right: readonly string[], choices: readonly string[]): Rightness {
  const wrongParts = choices.filter((choice) => !right.includes(choice));
  const found = choices.length - wrongParts.length;
  return { right: Math.max(0, found - wrongParts.length), of: right.length, wrongParts };
}

/** In the order of the options, not of the taps. */
export const choicesWords = (options: readonly Item[], choices: readonly string[]): string =>
  options
    .filter(({ key }) => choices.includes(key))
    .map(({ key }) => optionWords(options, key))
    .join('；');
