import { Skeleton } from '@/components/Skeleton';
import { expressTexts } from './texts';

const CARDS = 4;

export const CardsSkeleton = () => (
  <Skeleton
    variant="list"
    rows={CARDS}
    picture={[96, 96, 'card']}
    bars={[40, 32]}
    foot={['100%', 88]}
    label={expressTexts.loading}
  />
);
