import { Skeleton } from '@/components/Skeleton';
import { homeworkTexts as texts } from '../texts';
import './homework-row.scss';

const ROWS = 4;

export const RowsSkeleton = () => (
  <Skeleton
    variant="list"
    rows={ROWS}
    picture={[88, 88]}
    bars={[40, 28]}
    foot={['40%', 32]}
    label={texts.loading}
  />
);
