import {
  ConfigTypeCode,
  ConfigurationName,
  MARKETING_DOMAIN_KEY,
} from '../../../src/contract/configuration/values';
import type { ServiceCenter } from '../../../src/contract/help/schema';
import type { ShopConfig } from '../../../src/contract/rewards/schema';
import { InviteEvent } from '../../../src/contract/share/invite';
import type { InviteConfig, InviteReward } from '../../../src/contract/share/schema';
import type { StepUpConfig } from '../../../src/contract/stepup/schema';
import { StepUpRecommendation } from '../../../src/contract/stepup/values';
import {
  CONFIGURATION_MESSAGES,
  OFFICIAL_ACCOUNT_NAME,
} from '../../../server/domains/configuration/messages';
import { configurations, dictionary, upgradeConfigs } from '../../../server/domains/configuration/tables';
import {
  NEW_STUDENT_PICTURES,
  STATIC_FILE,
  type ConfigurationsResponse,
  type NewStudentPictures,
} from '../../../server/domains/configuration/values';
import type { Db } from '../../../server/core/db/types';
import { addDays, formatDate, type Clock } from '../../../server/core/time';
import { pictureKey } from '../pictures/catalogue';
import { demoPage } from '../pages';
import { DEMO_LINK_ORIGIN, DEMO_SERVICE_PHONE } from './targets';

const WINDOW_DAYS = 60;

/** For inviting a friend whose child took a trial lesson. */
export const INVITE_REWARD: InviteReward = { on: InviteEvent.trial, stars: 20, peaCoins: 50, hours: 1 };

/**
 * Operator configuration; without it the app uses its own defaults. `wrongQuestionUsers`: users with access to the wrong-question
 * collection.
 */
export async function seedOperator(
  db: Db,
  clock: Clock,
  wrongQuestionUsers: readonly number[],
): Promise<void> {
  await seedFiles(db, clock);
  const wrongQuestions: ConfigurationsResponse['No_wrong_subject_me_list'] = {
    main_switch: 'white',
    white_list: [...wrongQuestionUsers],
  };
  await db.insert(configurations).values({ name: ConfigurationName.wrongQuestions, value: wrongQuestions });
  const invite: InviteConfig = {
    inviteTitle: CONFIGURATION_MESSAGES.inviteTitle,
    indexHide: 0,
    indexPosterUrl: demoPage('invite/poster'),
    indexPresentUrl: demoPage('invite/present'),
    minePosterHide: 0,
    minePosterUrl: demoPage('invite/poster'),
    minePresentHide: 0,
    minePresentUrl: demoPage('invite/present'),
    miniPosterHide: 0,
    miniPosterUrl: demoPage('invite/poster'),
    miniPresentHide: 1,
    reward: INVITE_REWARD,
  };
  const typeValue = JSON.stringify(invite);
  const shop: ShopConfig = { miniProgramShow: 1 };
  const stepUp: StepUpConfig = { recommend: StepUpRecommendation.stay };
  const service: ServiceCenter = {
    phone: DEMO_SERVICE_PHONE,
    consultUrl: demoPage('consult'),
    miniConsultUrl: demoPage('consult/mini'),
  };
  await db.insert(upgradeConfigs).values([
    { typeCode: ConfigTypeCode.invite, typeValue },
    { typeCode: ConfigTypeCode.inviteMath, typeValue },
    { typeCode: ConfigTypeCode.integralMall, typeValue: JSON.stringify(shop), jsonUrl: demoPage('shop') },
    { typeCode: ConfigTypeCode.payOrder, typeValue: JSON.stringify(shop), jsonUrl: demoPage('shop/pay') },
    { typeCode: ConfigTypeCode.serviceCenter, typeValue: JSON.stringify(service) },
    { typeCode: ConfigTypeCode.stepUp, typeValue: JSON.stringify(stepUp), jsonUrl: demoPage('report') },
    { typeCode: ConfigTypeCode.popupsInARow, typeValue: '2' },
    { typeCode: ConfigTypeCode.courseOutline, jsonUrl: demoPage('outline') },
    { typeCode: ConfigTypeCode.arrangeClassUrl, jsonUrl: demoPage('arrange') },
    { typeCode: ConfigTypeCode.inviteForGifts, jsonUrl: demoPage('invite') },
    {
      typeCode: ConfigTypeCode.officialAccount,
      typeValue: JSON.stringify({
        name: OFFICIAL_ACCOUNT_NAME,
        qrCode: `files:${pictureKey.officialAccount()}`,
      }),
    },
  ]);
  // A host without a path, as an operator has. No screen of this app links to it.
  await db.insert(dictionary).values({ key: MARKETING_DOMAIN_KEY, value: DEMO_LINK_ORIGIN });
}

/** The step-up window is open, and the entrance for new students has pictures. */
async function seedFiles(db: Db, clock: Clock): Promise<void> {
  const day = (days: number) => formatDate(addDays(clock.now(), days)).replaceAll('-', '/');
  const pictures: NewStudentPictures = {
    firstLessonIconUrl: pictureKey.float('first-lesson'),
    newbornEntranceIconUrl: pictureKey.float('new-student'),
    activityImgUrl: pictureKey.scene('first-day'),
    popImgUrl: pictureKey.poster('new-student'),
  };
  await db.insert(configurations).values([
    { name: STATIC_FILE.higherLevelWindow, value: { startTime: day(-7), endTime: day(WINDOW_DAYS) } },
    { name: NEW_STUDENT_PICTURES, value: pictures },
  ]);
}
