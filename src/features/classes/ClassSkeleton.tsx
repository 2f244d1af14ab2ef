import { Skeleton } from '@/components/Skeleton';
import { classTexts as texts } from './texts';

export const ListSkeleton = () => (
  <Skeleton variant="list" rows={4} picture={[240, 180]} bars={[28, 28, 28]} label={texts.loading} />
);

export const DetailSkeleton = () => (
  <Skeleton
    variant="detail"
    picture={400}
    parts={[['70%', 48], ['50%', 32], 240, 160]}
    label={texts.loading}
  />
);
