import type { Picture } from '@/contract/growth/report.schema';

export interface DrawnProps {
  readonly picture: Picture;
  readonly title: string;
}
