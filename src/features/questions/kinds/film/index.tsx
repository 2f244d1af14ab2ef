import type { AnswerViewProps, AppKind } from '../types';
import { FilmView } from './FilmView';
import { filmTexts } from './texts';

/** Another question is another chooser. */
const View = (props: AnswerViewProps<'film'>) => <FilmView key={props.question.id} {...props} />;

export const film: AppKind<'film'> = {
  name: filmTexts.name,
  task: filmTexts.task,
  empty: () => ({ kind: 'film', films: [] }),
  isAnswered: (_, { films }) => films.length > 0,
  View,
};
