import { PhotoGrid } from '@/features/files/photos/PhotoGrid';
import type { AnswerViewProps, AppKind } from '../types';

const NAME = '拍照题';
const TASK = '写在纸上，再拍清楚';

const View = ({ question, body, answer, onAnswer }: AnswerViewProps<'photo'>) => (
  <PhotoGrid
    key={question.id}
    pictures={answer.pictures}
    most={body.most}
    onPictures={onAnswer && ((pictures) => onAnswer({ kind: 'photo', pictures }))}
  />
);

export const photo: AppKind<'photo'> = {
  name: NAME,
  task: TASK,
  empty: () => ({ kind: 'photo', pictures: [] }),
  isAnswered: (_, { pictures }) => pictures.length > 0,
  View,
};
