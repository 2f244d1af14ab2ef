/** Home's modules in the contract's format. */
import type { homeCards } from './tables';
import type { CallContext } from '../../core/http/handler';
import type { Card } from '../../../src/contract/home/schema';
import { pictureUrl } from '../../core/http/file-url';
import { toTarget } from './slots/wire';
import { formatDateTime } from '../../core/time';

export type CardRow = typeof homeCards.$inferSelect;

export function toCard(row: CardRow, context: CallContext): Card {
  return {
    id: row.id,
    courseId: row.courseId,
    courseTitle: row.title,
    courseSubtitle: row.subtitle,
    cardContent: row.content,
    homePageImageUrl: pictureUrl(context, row.picture),
    ...(row.videoUrl === null ? {} : { videoUrl: row.videoUrl }),
    ...(row.link === null ? {} : { courseLink: row.link }),
    ...toTarget(row),
    ...(row.endTime === null ? {} : { endTime: formatDateTime(row.endTime) }),
    serialNumber: row.serialNumber,
    participantNum: row.participantNum,
    participantPictureUrls: row.participantPictures.map((key) => pictureUrl(context, key)),
  };
}
