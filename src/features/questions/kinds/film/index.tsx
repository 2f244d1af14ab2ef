import type { AppKind } from '../types';
import { FilmView } from './FilmView';
import { filmTexts } from './texts';

export const film: AppKind<'film'> = {
  name: filmTexts.name,
  task: filmTexts.task,
  empty: () => ({ kind: 'film', films: [] }),
  isAnswered: (_, { films }) => films.length > 0,
  View: FilmView,
};
