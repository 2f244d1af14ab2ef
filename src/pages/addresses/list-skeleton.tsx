import { Skeleton } from '@/components/Skeleton';
import { addressTexts } from './texts';

const CARDS = 3;

export const ListSkeleton = () => (
  <Skeleton variant="card" parts={[{ bars: [44, 36, 36] }]} rows={CARDS} label={addressTexts.loading} />
);
