import { Skeleton } from '@/components/Skeleton';
import { detailTexts as texts } from '../texts';

const ROWS = 3;

export const DetailSkeleton = () => (
  <Skeleton
    variant="card"
    parts={[{ bars: [40], lines: 3 }, ...Array.from({ length: ROWS }, () => ({ bars: [64] }))]}
    label={texts.loading}
  />
);
