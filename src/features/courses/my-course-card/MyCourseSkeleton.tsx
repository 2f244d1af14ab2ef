import { Skeleton } from '@/components/Skeleton';

export const MyCourseSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton
    variant="list"
    rows={4}
    picture={[192, 144]}
    bars={[40, 32, 32]}
    align="spread"
    end={[80, 80, 'round']}
    label={label}
  />
);
