import type { AppStorage } from '@/services/storage/app-storage';
import { isObject } from '@/services/storage/shapes';
import { Shelf } from '@/services/sync/shelf';

/** Answers corrected by the parent, by box key. */
export type CorrectedAnswers = Readonly<Record<string, string>>;

const isAnswers = (value: unknown): value is CorrectedAnswers =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

const MOST_PAGES = 10;

/** By user and page, until the page is checked. */
export const keptAnswers = (storage: AppStorage): Shelf<CorrectedAnswers> =>
  new Shelf(storage, { name: 'homework.exercise', version: 1, most: MOST_PAGES, isValid: isAnswers });
