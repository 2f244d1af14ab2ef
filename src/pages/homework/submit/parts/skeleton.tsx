import { Skeleton } from '@/components/Skeleton';
import { submitTexts as texts } from '@/features/homework/answering/texts';

export const SubmitSkeleton = () => (
  <Skeleton
    variant="card"
    parts={[['50%', 32], 120, 96, 96, 96]}
    className="homework-submit__content"
    label={texts.loading}
  />
);
