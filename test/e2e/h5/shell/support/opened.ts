/** Checks an opened screen: title, content, width, way back. */
import type { Page } from '@playwright/test';
import { routes, type RouteName } from '../../../../../src/contract/routes';
import type { RuntimeCase } from '../../../support/runtimes';
import { LEADS_ON, pathsOf, type Address } from './addresses';
import { walkTo, type Seen } from './walk';

/** Screens whose title is their content's name. */
const OWN_TITLE: ReadonlySet<RouteName> = new Set<RouteName>([
  'courseRecordedContent',
  'teacherDetail',
  'courseDetailList',
  'babyStudyDetail',
  'babyStudyPlay',
  'downloadApp',
  // What it is for a parent who is known.
  'babyShowEdit',
  'sharePoster',
  'findPassword',
  'recordingList',
  'settingUpInformation',
  'myClassList',
  'higherLevelOriginal',
  'straightDetail',
  'higherLevelWaiting',
  'higherLevelCompleted',
  'higherLevelGrouping',
  // The lesson's, the homework's, the class's, the report's.
  'classContent',
  'homeworkDetail',
  'classAchieve',
  'reportStage',
  'reportStageReportNew',
  'reportStageReportNewOne',
  'openClassCenterOpenClassDetail',
  'peaClassCenterPeaClassDetail',
  'downloadAppPc',
  // The title is the child's name, or the first child's.
  'growUp',
  'growUpStudyPlan',
  'growUpSituation',
  'growUpGrowReportList',
  // Another child's.
  'growUpSituationV1Share',
  'homeworkSubmit',
  'teachAidDetail',
  'learningVideo',
  'littleTeacherShare',
  // The work's, the article's category, what is in the parcel, the homework's, the evaluation's.
  'babyShowDetail',
  'littleTeacherDetail',
  'teacherVideoDetail',
  'helpDetail',
  'myExpressDetail',
  'questionDetail',
  'evaluationQuestions',
  'evaluationResult',
]);

export const drawsItsBar = ({ userAgent }: RuntimeCase): boolean => userAgent.includes('miniProgram/');

/** The expected screen: itself, or the target of its redirect. */
function targetOf({ name: runtime }: RuntimeCase, { name, entry }: Address): RouteName {
  if (entry.needsAppOnIos && runtime === 'plain web') return 'downloadApp';
  return LEADS_ON[name] ?? name;
}

function complaintsAbout(seen: Seen, runtime: RuntimeCase, name: RouteName): string[] {
  const hasTitle = OWN_TITLE.has(name) ? seen.title !== '' : seen.title === routes[name].title;
  const hasBack = seen.hasBack || drawsItsBar(runtime);
  return [
    ...(hasTitle ? [] : [`is titled ${seen.title}`]),
    ...(seen.text.length > 1 ? [] : ['says nothing']),
    ...(seen.hasFailed ? [`has failed: ${seen.text.slice(0, 60)}`] : []),
    ...(seen.tooWide > 0 ? [`is ${seen.tooWide} px too wide`] : []),
    ...(hasBack ? [] : ['has no button back']),
  ];
}

/** Returns a function that opens an address and returns its faults, including errors thrown by the page. */
export function opener(page: Page, runtime: RuntimeCase): (address: Address) => Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return async (address) => {
    const name = targetOf(runtime, address);
    const seen = await walkTo(page, address.url, pathsOf(name));
    const faults = seen
      ? complaintsAbout(seen, runtime, name)
      : [`does not come; in front is ${new URL(page.url()).pathname}`];
    return [...faults, ...errors.splice(0)];
  };
}
