/** What is shown to whom: the resources whose list the role may ask for, as the contract has it. */
import { operatorRoutes } from '../../../../src/contract/generated/staff/operator';
import type { OperatorCallName } from '../../../../src/contract/staff/operator.schema';
import type { StaffRole } from '../../../../src/contract/staff/values';

/** The call behind each list, or behind the one record of a page without a list. */
export const LISTS = {
  works: 'listWaitingWorks',
  comments: 'listWaitingComments',
  reports: 'listReportedWorks',
  homework: 'listHandedIn',
  materials: 'listSentMaterials',
  feedback: 'listFeedback',
  exchanges: 'listWaitingExchanges',
  people: 'findPerson',
  newcomers: 'listNewcomers',
  letters: 'listDeadLetters',
  seasonClasses: 'listSeasonClasses',
  seasonFamilies: 'listSeasonFamilies',
  seasonSettings: 'getSeasonSettings',
  lessons: 'findSchoolLessons',
  teachers: 'listSchoolTeachers',
  courses: 'listSchoolCourses',
  activities: 'listSchoolActivities',
  announcements: 'listAnnouncements',
  placements: 'listPlacements',
  gifts: 'listGifts',
  materialRequests: 'listMaterialRequests',
  homeModules: 'listHomeModules',
  helpArticles: 'listHelpArticles',
  helpCategories: 'listHelpCategories',
  guides: 'listGuides',
  surveys: 'listSurveys',
  surveyTexts: 'listSurveyTexts',
  agreements: 'listAgreementVersions',
  staff: 'listStaff',
  audit: 'listAudit',
} as const satisfies Record<string, OperatorCallName>;
export type ListedResource = keyof typeof LISTS;

export const isListed = (resource: string): resource is ListedResource => resource in LISTS;

export function mayCall(role: StaffRole, name: OperatorCallName): boolean {
  const { roles } = operatorRoutes[name];
  return typeof roles === 'string' || roles.includes(role);
}

export const maySee = (role: StaffRole, resource: string): boolean =>
  isListed(resource) && mayCall(role, LISTS[resource]);
