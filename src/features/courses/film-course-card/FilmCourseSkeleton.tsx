import { Skeleton } from '@/components/Skeleton';

export const FilmCourseSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton variant="list" rows={4} picture={[264, 198]} bars={[44, 32, 40]} align="spread" label={label} />
);
