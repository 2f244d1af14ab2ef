import { Skeleton } from '@/components/Skeleton';
import { homeworkTexts } from '@/features/homework/texts';

export const WritingSkeleton = () => (
  <Skeleton
    variant="card"
    parts={[['60%', 48], { lines: 4 }, 320]}
    top={24}
    className="writing__content"
    label={homeworkTexts.loading}
  />
);
