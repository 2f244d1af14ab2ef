import activityCenterDrawing from '@/assets/mine/activityCenter.svg';
import addressesDrawing from '@/assets/mine/addresses.svg';
import giftsDrawing from '@/assets/mine/gifts.svg';
import helpDrawing from '@/assets/mine/help.svg';
import leaveDrawing from '@/assets/mine/leave.svg';
import logisticsDrawing from '@/assets/mine/logistics.svg';
import materialsDrawing from '@/assets/mine/materials.svg';
import medalsDrawing from '@/assets/mine/medals.svg';
import onlineConsultDrawing from '@/assets/mine/onlineConsult.svg';
import ordersDrawing from '@/assets/mine/orders.svg';
import phoneConsultDrawing from '@/assets/mine/phoneConsult.svg';
import praiseDrawing from '@/assets/mine/praise.svg';
import reportsDrawing from '@/assets/mine/reports.svg';
import settingsDrawing from '@/assets/mine/settings.svg';
import shopDrawing from '@/assets/mine/shop.svg';
import studyTasksDrawing from '@/assets/mine/studyTasks.svg';
import suggestionsDrawing from '@/assets/mine/suggestions.svg';
import tasksDrawing from '@/assets/mine/tasks.svg';
import tutorDrawing from '@/assets/mine/tutor.svg';
import weekDrawing from '@/assets/mine/week.svg';
import wrongQuestionsDrawing from '@/assets/mine/wrongQuestions.svg';
import { phoneConsult } from '@/features/help/consult/phone-consult';
import { evaluationList } from '@/features/growth/space/evaluation-list';
import { openShop } from '@/features/rewards/shop';
import {
  consultConfigured,
  giftsConfigured,
  hasTutor,
  notInMiniProgram,
  official,
  phoneConfigured,
  praiseApp,
  shopConfigured,
  shopInMiniProgram,
  wrongQuestionsOpen,
} from './rules';
import { serviceEntries } from './services';
import { entryTexts } from './texts';
import type { MineEntry, MineApp, MineFacts } from './types';
import type { App } from '@/stores/app/app';

/** The result is not needed here. */
const done = async (call: Promise<unknown>): Promise<void> => void (await call);

/** All entries of the profile tab with visibility and target, in display order. */
export const mineEntries: readonly MineEntry[] = [
  {
    id: 'orders',
    section: 'account',
    title: entryTexts.orders,
    drawing: ordersDrawing,
    rules: [],
    opens: { screen: 'myOrder', params: {} },
  },
  {
    id: 'addresses',
    section: 'account',
    title: entryTexts.addresses,
    drawing: addressesDrawing,
    rules: [],
    opens: { screen: 'myAddressCenterMyAddressList', params: {} },
  },
  {
    id: 'logistics',
    section: 'account',
    title: entryTexts.logistics,
    drawing: logisticsDrawing,
    rules: [],
    badge: ({ hasNewLogistics }) => (hasNewLogistics ? entryTexts.newLogistics : undefined),
    opens: { screen: 'myExpressList', params: {} },
  },
  {
    id: 'activityCenter',
    section: 'activities',
    title: entryTexts.activityCenter,
    drawing: activityCenterDrawing,
    rules: [notInMiniProgram],
    opens: { screen: 'activityCenter', params: {} },
  },
  {
    id: 'shop',
    section: 'activities',
    title: entryTexts.shop,
    drawing: shopDrawing,
    rules: [shopConfigured, shopInMiniProgram],
    opens: openShop,
  },
  {
    id: 'praise',
    section: 'activities',
    title: entryTexts.praise,
    drawing: praiseDrawing,
    rules: [notInMiniProgram, praiseApp],
    opens: ({ native }) => done(native.call('toEncourage', {})),
  },
  {
    id: 'tasks',
    section: 'activities',
    title: entryTexts.tasks,
    drawing: tasksDrawing,
    rules: [notInMiniProgram],
    opens: { screen: 'myTaskCenterMyTaskList', params: {} },
  },
  {
    id: 'medals',
    section: 'activities',
    title: entryTexts.medals,
    drawing: medalsDrawing,
    rules: [notInMiniProgram],
    opens: { screen: 'medalList', params: {} },
  },
  {
    id: 'gifts',
    section: 'activities',
    title: entryTexts.gifts,
    drawing: giftsDrawing,
    rules: [notInMiniProgram, giftsConfigured],
    opens: ({ router }, { giftsUrl }) => router.openExternal(giftsUrl),
  },
  {
    id: 'studyTasks',
    section: 'learning',
    title: entryTexts.studyTasks,
    drawing: studyTasksDrawing,
    rules: [notInMiniProgram],
    badge: ({ undone }) => undone,
    opens: { screen: 'myClassList', params: { courseType: '1', multiSubject: '1' } },
  },
  {
    id: 'reports',
    section: 'learning',
    title: entryTexts.reports,
    drawing: reportsDrawing,
    rules: [notInMiniProgram],
    opens: openReports,
  },
  {
    id: 'week',
    section: 'learning',
    title: entryTexts.week,
    drawing: weekDrawing,
    rules: [notInMiniProgram, official],
    opens: { screen: 'growUpWeek', params: {} },
  },
  {
    id: 'wrongQuestions',
    section: 'learning',
    title: entryTexts.wrongQuestions,
    drawing: wrongQuestionsDrawing,
    rules: [notInMiniProgram, wrongQuestionsOpen],
    opens: { screen: 'wrongWorkGroup', params: {} },
  },
  {
    id: 'leave',
    section: 'learning',
    title: entryTexts.leave,
    drawing: leaveDrawing,
    rules: [notInMiniProgram],
    opens: { screen: 'leaveRecord', params: {} },
  },
  {
    id: 'help',
    section: 'learning',
    title: entryTexts.help,
    drawing: helpDrawing,
    rules: [notInMiniProgram],
    opens: { screen: 'helpList', params: {} },
  },
  {
    id: 'materials',
    section: 'learning',
    title: entryTexts.materials,
    drawing: materialsDrawing,
    rules: [notInMiniProgram, official],
    opens: { screen: 'learningMaterials', params: {} },
  },
  {
    id: 'tutor',
    section: 'learning',
    title: entryTexts.tutor,
    drawing: tutorDrawing,
    rules: [notInMiniProgram, hasTutor],
    opens: ({ router }, { crUid = 0 }) => router.go('tutor', { crUid: String(crUid) }),
  },
  ...serviceEntries,
  {
    id: 'onlineConsult',
    section: 'service',
    title: entryTexts.onlineConsult,
    drawing: onlineConsultDrawing,
    rules: [consultConfigured],
    opens: ({ router }, { service }) => router.openExternal(service.consultUrl),
  },
  {
    id: 'phoneConsult',
    section: 'service',
    title: entryTexts.phoneConsult,
    drawing: phoneConsultDrawing,
    rules: [notInMiniProgram, phoneConfigured],
    opens: (app, { service }) => phoneConsult(app, service.phone),
  },
  {
    id: 'suggestions',
    section: 'service',
    title: entryTexts.suggestions,
    drawing: suggestionsDrawing,
    rules: [],
    opens: openSuggestions,
  },
  {
    id: 'settings',
    section: 'service',
    title: entryTexts.settings,
    drawing: settingsDrawing,
    rules: [],
    opens: { screen: 'option', params: {} },
  },
];

/**
 * Several subjects have a list each; a single or unknown one uses the evaluation's list, and so do several where the growth space may not
 * show: rule growth-8.
 */
function openReports({ router }: MineApp, { host, subjects }: MineFacts): Promise<void> {
  const [only] = subjects;
  if (subjects.length > 1 && host.showsAppPages) return router.go('growUpGrowReportList', { key: '1' });
  return router.go('evaReportList', evaluationList(subjects.length > 1 ? undefined : only, false));
}

/**
 * /feedback in Android apps below 1.1.21, otherwise the operator's external ticket page (rule help-5). Without a ticket page always
 * /feedback.
 */
export function openSuggestions({ platform, config, router }: Pick<App, 'platform' | 'config' | 'router'>) {
  return platform.host.suggestsInPage || !config.ticketUrl
    ? router.go('feedback')
    : router.openExternal(config.ticketUrl);
}
