import { FilmPicker } from '@/features/files/films/FilmPicker';
import type { AnswerViewProps, AppKind } from '../types';
import { filmTexts } from './texts';

/** Keyed by question. */
const View = ({ question, body, answer, onAnswer }: AnswerViewProps<'film'>) => (
  <FilmPicker
    key={question.id}
    film={answer.films[0]}
    hint={filmTexts.hint(body.mostSeconds)}
    mostSeconds={body.mostSeconds}
    onFilm={onAnswer && ((film) => onAnswer({ kind: 'film', films: film ? [film] : [] }))}
  />
);

export const film: AppKind<'film'> = {
  name: filmTexts.name,
  task: filmTexts.task,
  empty: () => ({ kind: 'film', films: [] }),
  isAnswered: (_, { films }) => films.length > 0,
  View,
};
