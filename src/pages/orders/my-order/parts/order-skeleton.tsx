import { Skeleton } from '@/components/Skeleton';
import { orderTexts } from '../../texts';

export const OrderListSkeleton = () => (
  <Skeleton
    variant="list"
    rows={3}
    picture={[160, 120]}
    bars={[36, 28]}
    align="spread"
    head={[280, 32]}
    label={orderTexts.loading}
  />
);

export const OrderDetailSkeleton = () => (
  <Skeleton
    variant="card"
    parts={[{ bars: [40, 96] }, { bars: [40, 240] }, { bars: [40, 200] }]}
    label={orderTexts.loading}
  />
);
