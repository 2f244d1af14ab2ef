import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Admin, Resource } from 'react-admin';
import { AgreementEdit } from './content/AgreementEdit';
import { AgreementList } from './content/AgreementList';
import { AnnouncementCreate } from './content/AnnouncementCreate';
import { AnnouncementList } from './content/AnnouncementList';
import { GiftCreate, GiftEdit } from './content/GiftForm';
import { GiftList } from './content/GiftList';
import { ArticleCreate, ArticleEdit } from './content/help/ArticleForm';
import { ArticleList } from './content/help/ArticleList';
import { CategoryCreate, CategoryEdit } from './content/help/CategoryForm';
import { CategoryList } from './content/help/CategoryList';
import { SurveyAnswers } from './content/surveys/SurveyAnswers';
import { SurveyCreate, SurveyEdit } from './content/surveys/SurveyForm';
import { SurveyList } from './content/surveys/SurveyList';
import { ModuleCreate, ModuleEdit } from './content/home/ModuleForm';
import { ModuleList } from './content/home/ModuleList';
import { GuideEdit } from './content/guides/GuideForm';
import { GuideList } from './content/guides/GuideList';
import { PlacementCreate, PlacementEdit } from './content/PlacementForm';
import { PlacementList } from './content/PlacementList';
import { RequestCreate, RequestEdit } from './content/requests/RequestForm';
import { RequestList } from './content/requests/RequestList';
import { AuditList } from './staff/AuditList';
import { CommentList } from './works/CommentList';
import { ExchangeList } from './exchanges/ExchangeList';
import { ExchangeShow } from './exchanges/ExchangeShow';
import { FeedbackList } from './feedback/FeedbackList';
import { FeedbackShow } from './feedback/FeedbackShow';
import { CorrectHomework } from './homework/CorrectHomework';
import { HomeworkList } from './homework/HomeworkList';
import { i18n } from './i18n';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { LoginPage } from './layout/LoginPage';
import { theme } from './layout/theme';
import { makeAuthProvider } from './calls/auth-provider';
import type { OperatorClient } from './calls/client';
import { makeDataProvider } from './calls/data-provider';
import type { SessionKeeper } from './calls/session';
import { MaterialList } from './materials/MaterialList';
import { MaterialShow } from './materials/MaterialShow';
import { LetterList } from './people/LetterList';
import { NewcomerList } from './people/NewcomerList';
import { PeopleList } from './people/PeopleList';
import { PersonShow } from './people/PersonShow';
import { ActivityCreate, ActivityEdit } from './school/activities/ActivityForm';
import { ActivityList } from './school/activities/ActivityList';
import { CourseCreate, CourseEdit } from './school/courses/CourseForm';
import { CourseList } from './school/courses/CourseList';
import { LessonList } from './school/lessons/LessonList';
import { SeasonClassCreate, SeasonClassEdit } from './school/season/ClassForm';
import { SeasonClassList } from './school/season/ClassList';
import { SeasonFamilyEdit } from './school/season/FamilyEdit';
import { SeasonFamilyList } from './school/season/FamilyList';
import { SeasonOpen } from './school/season/SeasonOpen';
import { SeasonSettings } from './school/season/SeasonSettings';
import { TeacherCreate, TeacherEdit } from './school/teachers/TeacherForm';
import { TeacherList } from './school/teachers/TeacherList';
import { StaffCreate } from './staff/StaffCreate';
import { StaffList } from './staff/StaffList';
import { texts } from './texts';
import { ReportList, WorkList } from './works/WorkList';
import { WorkShow } from './works/WorkShow';

interface AppProps {
  readonly client: OperatorClient;
  readonly keeper: SessionKeeper;
}

/** What is looked at is written into the audit: nothing is asked for a second time by itself. */
const makeQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });

export function App({ client, keeper }: AppProps) {
  const [providers] = useState(() => ({
    auth: makeAuthProvider(client, keeper),
    data: makeDataProvider(client),
    queries: makeQueries(),
  }));
  return (
    <Admin
      title={texts.title}
      authProvider={providers.auth}
      dataProvider={providers.data}
      queryClient={providers.queries}
      i18nProvider={i18n}
      layout={ConsoleLayout}
      loginPage={LoginPage}
      theme={theme}
      darkTheme={null}
      requireAuth
      disableTelemetry
    >
      <Resource name="works" list={WorkList} show={WorkShow} />
      <Resource name="reports" list={ReportList} show={WorkShow} />
      <Resource name="comments" list={CommentList} />
      <Resource name="homework" list={HomeworkList} show={CorrectHomework} />
      <Resource name="materials" list={MaterialList} show={MaterialShow} />
      <Resource name="feedback" list={FeedbackList} show={FeedbackShow} />
      <Resource name="exchanges" list={ExchangeList} show={ExchangeShow} />
      <Resource name="people" list={PeopleList} show={PersonShow} />
      <Resource name="newcomers" list={NewcomerList} />
      <Resource name="letters" list={LetterList} />
      <Resource
        name="seasonClasses"
        list={SeasonClassList}
        create={SeasonClassCreate}
        edit={SeasonClassEdit}
      />
      <Resource name="seasonFamilies" list={SeasonFamilyList} create={SeasonOpen} edit={SeasonFamilyEdit} />
      <Resource name="seasonSettings" list={SeasonSettings} />
      <Resource name="lessons" list={LessonList} />
      <Resource name="teachers" list={TeacherList} create={TeacherCreate} edit={TeacherEdit} />
      <Resource name="courses" list={CourseList} create={CourseCreate} edit={CourseEdit} />
      <Resource name="activities" list={ActivityList} create={ActivityCreate} edit={ActivityEdit} />
      <Resource name="announcements" list={AnnouncementList} create={AnnouncementCreate} />
      <Resource name="placements" list={PlacementList} create={PlacementCreate} edit={PlacementEdit} />
      <Resource name="gifts" list={GiftList} create={GiftCreate} edit={GiftEdit} />
      <Resource name="materialRequests" list={RequestList} create={RequestCreate} edit={RequestEdit} />
      <Resource name="homeModules" list={ModuleList} create={ModuleCreate} edit={ModuleEdit} />
      <Resource name="helpArticles" list={ArticleList} create={ArticleCreate} edit={ArticleEdit} />
      <Resource name="helpCategories" list={CategoryList} create={CategoryCreate} edit={CategoryEdit} />
      <Resource name="guides" list={GuideList} edit={GuideEdit} />
      <Resource
        name="surveys"
        list={SurveyList}
        create={SurveyCreate}
        edit={SurveyEdit}
        show={SurveyAnswers}
      />
      <Resource name="agreements" list={AgreementList} edit={AgreementEdit} />
      <Resource name="staff" list={StaffList} create={StaffCreate} />
      <Resource name="audit" list={AuditList} />
    </Admin>
  );
}
