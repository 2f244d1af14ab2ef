import type { ExerciseCard, ExercisePage } from '../../../../src/contract/homework/exercise-book.schema';
import { pictureUrl, type Asked } from '../../../core/http/file-url';
import { formatDateTime } from '../../../core/time';
import type { exercisePages, KeptBox } from './tables';

export type PageRow = typeof exercisePages.$inferSelect;

export const shownCard = (context: Asked, row: PageRow): ExerciseCard => ({
  pageId: row.id,
  state: row.state,
  picture: pictureUrl(context, row.picture),
  book: row.book,
  pageNumber: row.pageNumber,
  takenAt: formatDateTime(row.takenAt),
  ...(row.score === null ? {} : { score: row.score }),
});

export const shownPage = (context: Asked, row: PageRow): ExercisePage => ({
  ...shownCard(context, row),
  reason: row.reason,
  boxes: row.boxes.map(shownBox),
});

const shownBox = ({ questionId: _questionId, ...box }: KeptBox) => box;
