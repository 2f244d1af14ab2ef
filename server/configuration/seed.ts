import { ConfigTypeCode, ConfigurationName } from '../../src/contract/configuration/values';
import { Subject, SubjectCode, type SubjectName } from '../../src/contract/courses/values';
import type { ServiceCenter } from '../../src/contract/help/schema';
import type { HourDialog } from '../../src/contract/hours/schema';
import type { ShopConfig } from '../../src/contract/rewards/schema';
import type { InviteConfig } from '../../src/contract/share/schema';
import type { Db } from '../db/types';
import { DEMO_LINK_ORIGIN, DEMO_SERVICE_PHONE } from '../demo/content/targets';
import { CONFIGURATION_MESSAGES, TAB_NAMES } from './messages';
import { configurations, upgradeConfigs } from './tables';
import { STATIC_FILE, type ConfigurationsResponse } from './values';

/** Subjects with a tab of their own in my courses; "all" is the app's. */
const TABBED: readonly SubjectName[] = ['wandou', 'yuwen', 'weiqi', 'biancheng', 'moli'];

/** What the app needs wherever it runs. */
export async function seedConfiguration(db: Db): Promise<void> {
  const subjects: ConfigurationsResponse['parent_subject_list'] = TABBED.map((name) => ({
    name: TAB_NAMES[name],
    brandCode: SubjectCode[name],
    status: 1,
    subject: Subject[name],
  }));
  const dialog: HourDialog = { type: 1, ...CONFIGURATION_MESSAGES.classHourDialog };
  await db.insert(configurations).values([
    { name: ConfigurationName.subjects, value: subjects },
    { name: STATIC_FILE.newStudentActivity, value: { isOpen: true } },
  ]);
  await db
    .insert(upgradeConfigs)
    .values({ typeCode: ConfigTypeCode.classHourDialog, typeValue: JSON.stringify(dialog) });
}

const demoLink = (path: string): string => `${DEMO_LINK_ORIGIN}/wandou/${path}`;

/** Addresses that only a demonstration has. `wrongQuestionUsers`: who sees the wrong-question collection. */
export async function seedDemoConfiguration(db: Db, wrongQuestionUsers: readonly number[]): Promise<void> {
  const wrongQuestions: ConfigurationsResponse['No_wrong_subject_me_list'] = {
    main_switch: 'white',
    white_list: [...wrongQuestionUsers],
  };
  await db.insert(configurations).values({ name: ConfigurationName.wrongQuestions, value: wrongQuestions });
  const invite: InviteConfig = {
    inviteTitle: CONFIGURATION_MESSAGES.inviteTitle,
    indexHide: 0,
    indexPosterUrl: demoLink('invite/poster'),
    indexPresentUrl: demoLink('invite/present'),
    minePosterHide: 0,
    minePosterUrl: demoLink('invite/poster'),
    minePresentHide: 0,
    minePresentUrl: demoLink('invite/present'),
    miniPosterHide: 0,
    miniPosterUrl: demoLink('invite/poster'),
    miniPresentHide: 1,
  };
  const typeValue = JSON.stringify(invite);
  const shop: ShopConfig = { miniProgramShow: 1 };
  const service: ServiceCenter = {
    phone: DEMO_SERVICE_PHONE,
    consultUrl: demoLink('consult'),
    miniConsultUrl: demoLink('consult/mini'),
  };
  await db.insert(upgradeConfigs).values([
    { typeCode: ConfigTypeCode.invite, typeValue },
    { typeCode: ConfigTypeCode.inviteMath, typeValue },
    { typeCode: ConfigTypeCode.integralMall, typeValue: JSON.stringify(shop), jsonUrl: demoLink('shop') },
    { typeCode: ConfigTypeCode.serviceCenter, typeValue: JSON.stringify(service) },
    { typeCode: ConfigTypeCode.courseOutline, jsonUrl: demoLink('outline') },
    { typeCode: ConfigTypeCode.arrangeClassUrl, jsonUrl: demoLink('arrange') },
    { typeCode: ConfigTypeCode.inviteForGifts, jsonUrl: demoLink('invite') },
  ]);
}
