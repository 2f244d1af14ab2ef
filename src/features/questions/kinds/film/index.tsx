import { MAX_FILM_MB } from '@/contract/files/values';
import { FilmPicker } from '@/features/files/films/FilmPicker';
import type { AnswerViewProps, AppKind } from '../types';

const filmTexts = {
  name: '视频题',
  task: '拍一段视频，或者选一段拍好的',
  hint: (seconds: number): string =>
    `1段视频，不超过 ${MAX_FILM_MB}MB，最长 ${seconds % 60 === 0 ? `${seconds / 60}分钟` : `${seconds}秒`}`,
} as const;

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
