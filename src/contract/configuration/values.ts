/** What operators set: switches, texts and addresses by name. */
import type { ValueOf } from '../wire';

export const CONFIGURATIONS_GROUP = 'parent';
export const MARKETING_DOMAIN_KEY = 'MARKETING_ACTIVITY_DOMAIN';

/** `typeCode` of the upgrade-config call. */
export const ConfigTypeCode = {
  classHourDialog: 'cfplHourDialog',
  invite: 'inviteConfig',
  inviteMath: 'inviteConfig_pimath',
  integralMall: 'integral_mall_config',
  /** The shop's page on which an order is paid, by its number; as `integralMall` says whether also in the mini program (assumed). */
  payOrder: 'order_pay_config',
  /** Pages of the operator's own, below the outline of a step and below the lessons to book: what opens them is not shown (assumed). */
  courseOutline: 'courseOutline',
  arrangeClassUrl: 'arrangeClassUrl',
  inviteForGifts: '18',
  /** Floating icons and activity popups of home: HomeActivity (assumed). */
  homeActivities: 'homeActivities',
  /** The official account that the follow stage of the notification popup names: {name, qrCode} (assumed). */
  officialAccount: 'officialAccount',
  /** Where parents reach people: ServiceCenter (assumed). */
  serviceCenter: 'serviceCenter',
  /** The step-up: its year report (address) and what is recommended: StepUpConfig (assumed). */
  stepUp: 'stepUpConfig',
  /** How many kinds of popups in a row a visit shows, as text; '0' is no limit (assumed). */
  popupsInARow: 'popupsInARow',
  /** '1': the parents whom this entry is meant for may open the debug console of a production build (assumed). */
  debugConsole: 'debugConsole',
} as const;
export type ConfigTypeCode = ValueOf<typeof ConfigTypeCode>;

/** Names asked of the configurations call. subjects: the name is not shown (assumed). */
export const ConfigurationName = {
  wrongQuestions: 'No_wrong_subject_me_list',
  subjects: 'parent_subject_list',
} as const;
export type ConfigurationName = ValueOf<typeof ConfigurationName>;
