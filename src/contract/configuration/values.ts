/** Operator configuration: switches, texts and URLs by name. */
import type { ValueOf } from '../wire';

export const CONFIGURATIONS_GROUP = 'parent';
export const MARKETING_DOMAIN_KEY = 'MARKETING_ACTIVITY_DOMAIN';

/** `typeCode` of the upgrade-config call. */
export const ConfigTypeCode = {
  classHourDialog: 'cfplHourDialog',
  invite: 'inviteConfig',
  inviteMath: 'inviteConfig_pimath',
  integralMall: 'integral_mall_config',
  /** The shop page that pays an order by its number; like `integralMall` it says whether it also opens in the mini program (assumed). */
  payOrder: 'order_pay_config',
  /** Operator pages linked below the outline of a step and below the bookable lessons: the link target is not shown (assumed). */
  courseOutline: 'courseOutline',
  arrangeClassUrl: 'arrangeClassUrl',
  inviteForGifts: '18',
  /** Floating icons and activity popups of home: HomeActivity (assumed). */
  homeActivities: 'homeActivities',
  /** The official account shown by the follow stage of the notification popup: {name, qrCode} (assumed). */
  officialAccount: 'officialAccount',
  /** Customer service contacts: ServiceCenter (assumed). */
  serviceCenter: 'serviceCenter',
  /** Step-up: URL of the year report and recommendations: StepUpConfig (assumed). */
  stepUp: 'stepUpConfig',
  /** Maximum popup kinds in a row per visit, as text; '0': no limit (assumed). */
  popupsInARow: 'popupsInARow',
  /** '1': the parents targeted by this entry may open the debug console of a production build (assumed). */
  debugConsole: 'debugConsole',
} as const;
export type ConfigTypeCode = ValueOf<typeof ConfigTypeCode>;

/** Names for getConfigurations. subjects: the name is not shown (assumed). */
export const ConfigurationName = {
  wrongQuestions: 'No_wrong_subject_me_list',
  subjects: 'parent_subject_list',
} as const;
export type ConfigurationName = ValueOf<typeof ConfigurationName>;
