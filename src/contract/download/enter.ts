import type { RouteName } from '../routes';
import { DownloadEnter, DownloadType } from './values';

/** The one list of pages that the download page tells apart (rule download-2). Home alone is 19. */
const ENTERS: Partial<Record<RouteName, DownloadEnter>> = {
  index: DownloadEnter.home,
  growUpStudyPlan: DownloadEnter.growUp,
  growUpSituation: DownloadEnter.growUp,
  growUpGrowReportList: DownloadEnter.growUp,
  openClassCenterOpenClassDetail: DownloadEnter.openClassDetail,
  peaClassCenterPeaClassDetail: DownloadEnter.peaClassDetail,
  soundStoryPlayer: DownloadEnter.soundStoryPlayer,
  furtherEducation: DownloadEnter.stepUpGift,
};

/** Where a visitor of the download page comes from. The shop has a code of its own, wherever it was asked for. */
export const downloadEnterOf = (page: RouteName | null, type: string | undefined): DownloadEnter =>
  type === String(DownloadType.shop) ? DownloadEnter.shop : ((page && ENTERS[page]) ?? DownloadEnter.other);
