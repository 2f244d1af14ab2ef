/** Files of answers: files not uploaded yet have no URL. */
import type { Answer, Answered, AnswerFile } from '@/contract/questions/question.schema';
import type { Uploads } from '@/features/files/uploads/types';

export function filesOf(answer: Answer): readonly AnswerFile[] {
  switch (answer.kind) {
    case 'photo':
      return answer.pictures;
    case 'film':
      return answer.films;
    case 'speak':
      return answer.recordings;
    default:
      return [];
  }
}

function withFiles(answer: Answer, change: (file: AnswerFile) => AnswerFile): Answer {
  switch (answer.kind) {
    case 'photo':
      return { ...answer, pictures: answer.pictures.map(change) };
    case 'film':
      return { ...answer, films: answer.films.map(change) };
    case 'speak':
      return { ...answer, recordings: answer.recordings.map(change) };
    default:
      return answer;
  }
}

export const resolvedAnswers = (
  answers: readonly Answered[],
  uploads: Pick<Uploads, 'resolved'>,
): Answered[] =>
  answers.map(({ questionId, answer }) => ({
    questionId,
    answer: withFiles(answer, (file) => uploads.resolved(file)),
  }));

/** Ids of files without a URL. */
export const unsentFiles = (answers: readonly Answered[]): string[] =>
  answers.flatMap(({ answer }) =>
    filesOf(answer)
      .filter(({ url }) => url === '')
      .map(({ id }) => id),
  );
