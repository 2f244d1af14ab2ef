import type { AnswerFile, Question } from '@/contract/questions/question.schema';
import { Subject } from '@/contract/courses/values';
import { MAX_RECORDING_SECONDS } from '@/contract/questions/values';
import { PhotoGrid } from '@/features/files/photos/PhotoGrid';
import { film } from '@/features/questions/kinds/film';
import { speak } from '@/features/questions/kinds/speak';
import type { FieldViewProps } from './types';

const FILM_SECONDS = 300;

/** Pictures, a film or a recording, with the same inputs as for questions. */
export function FilesField({
  field,
  answer,
  disabled,
  onAnswer,
}: Omit<FieldViewProps<'photo' | 'film' | 'recording'>, 'onAnswer'> & {
  readonly onAnswer?: FieldViewProps<'photo'>['onAnswer'];
}) {
  const files = answer?.kind === 'files' ? answer.files : [];
  const change = (changed: AnswerFile[]): void =>
    onAnswer?.(changed.length > 0 ? { kind: 'files', files: changed } : undefined);
  const mayChange = onAnswer !== undefined && !disabled;
  if (field.kind === 'photo') {
    return <PhotoGrid pictures={files} most={field.most} onPictures={mayChange ? change : undefined} />;
  }
  if (field.kind === 'film') {
    const body = { kind: 'film', mostSeconds: FILM_SECONDS } as const;
    return (
      <film.View
        question={asQuestion(field.title, body)}
        body={body}
        answer={{ kind: 'film', films: files }}
        onAnswer={mayChange ? ({ films }) => change(films) : undefined}
      />
    );
  }
  const body = { kind: 'speak', reading: '', example: null, mostSeconds: MAX_RECORDING_SECONDS } as const;
  return (
    <speak.View
      question={asQuestion(field.title, body)}
      body={body}
      answer={{ kind: 'speak', recordings: files }}
      onAnswer={mayChange ? ({ recordings }) => change(recordings) : undefined}
    />
  );
}

/** A dummy question, as the inputs expect one. */
const asQuestion = (stem: string, body: Question['body']): Question => ({
  ...{ id: 1, kind: body.kind, subject: Subject.wandou, stem, body },
  ...{ pictures: [], points: 1, knowledge: '', isRequired: false },
});
