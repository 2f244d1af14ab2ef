import type { RouteName } from '../routes';
import { DownloadEnter, DownloadType } from './values';

/** The pages that the download page distinguishes (rule download-2). Only home is 19. */
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

/** Entrance code of a visitor of the download page. The shop has its own code on every page. */
export const downloadEnterOf = (page: RouteName | null, type: string | undefined): DownloadEnter =>
  type === String(DownloadType.shop) ? DownloadEnter.shop : ((page && ENTERS[page]) ?? DownloadEnter.other);
