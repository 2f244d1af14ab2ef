import { Skeleton } from '@/components/Skeleton';
import { reportRowTexts as texts } from './texts';
import './report-row.scss';

export const ReportBones = () => (
  <Skeleton
    variant="list"
    rows={4}
    picture={[88, 88]}
    bars={[36, 28, 28, 28]}
    align="center"
    label={texts.loading}
  />
);
