import type { Picture } from '@/contract/growth/report.schema';

export interface DrawnProps {
  readonly picture: Picture;
  /** 近 30 天的出勤. */
  readonly title: string;
  /** Its data is shown elsewhere: no toggle of its own. */
  readonly isBare?: boolean;
}
