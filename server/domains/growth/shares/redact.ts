/** Redacts shared content. Fields are copied by an explicit allow-list: a field added to the contract stays hidden until it is listed. */
import type { Picture, Report, Section } from '../../../../src/contract/growth/report.schema';
import type { Situation, StudyPlanDay, Week } from '../../../../src/contract/growth/schema';
import { SectionKey } from '../../../../src/contract/growth/values';
import type { StudyPlanClass } from '../../../../src/contract/lessons/schema';
import { StudyClassStatus } from '../../../../src/contract/lessons/values';
import type { Say } from './words';

const TEACHER = '老师';

/** Frozen reports have no id and no read state. */
export type Frozen = Omit<Report, 'id' | 'isRead' | 'releasedAt' | 'avatar'>;

export function sharedReport(report: Frozen, releasedAt: string, shownName: string, say: Say): Report {
  return {
    id: 0,
    kind: report.kind,
    title: say(report.title, 64),
    child: shownName,
    avatar: '',
    ...(report.subject === undefined ? {} : { subject: report.subject }),
    about: say(report.about, 128),
    from: report.from,
    to: report.to,
    releasedAt,
    isRead: true,
    isExample: report.isExample,
    sentence: say(report.sentence, 255),
    ...(report.teacher === undefined
      ? {}
      : { teacher: { name: TEACHER, avatar: '', words: say(report.teacher.words, 1000) } }),
    sections: sharedSections(report.sections, say),
    evaluationId: 0,
  };
}

export function sharedSituation(situation: Situation, shownName: string, say: Say): Situation {
  return {
    child: shownName,
    avatar: '',
    from: situation.from,
    to: situation.to,
    sentence: say(situation.sentence, 255),
    sections: sharedSections(situation.sections, say),
  };
}

/** Neither the child's recording or work nor what to do tonight; no way to other weeks. */
export function sharedWeek(week: Week, shownName: string, say: Say): Week {
  const { moment, teacher } = week;
  const isWritten = moment !== undefined && moment.recording === undefined && moment.url === undefined;
  return {
    ...{ child: shownName, from: week.from, to: week.to },
    ...{ lessons: week.lessons, homework: week.homework, checkIns: week.checkIns },
    ...(teacher && { teacher: { name: TEACHER, avatar: '', words: say(teacher.words, 1000) } }),
    ...(isWritten && {
      moment: { at: moment.at, title: say(moment.title, 64), text: say(moment.text, 500) },
    }),
  };
}

/** Private sections: recordings of the child, course suggestions, links to reports. */
const NOT_SHARED: readonly SectionKey[] = [SectionKey.recordings, SectionKey.courses, SectionKey.monthly];

const sharedSections = (sections: readonly Section[], say: Say): Section[] =>
  sections.filter(({ key }) => !NOT_SHARED.includes(key)).map((section) => sharedSection(section, say));

function sharedSection(section: Section, say: Say): Section {
  return {
    key: section.key,
    title: say(section.title, 32),
    sentence: say(section.sentence, 255),
    isEnough: section.isEnough,
    figures: section.figures.map(({ name, value, unit, note, change }) => ({
      name: say(name, 32),
      value: say(value, 16),
      unit: say(unit, 8),
      note: say(note, 64),
      ...(change === undefined ? {} : { change }),
    })),
    pictures: section.pictures.map((picture) => sharedPicture(picture, say)),
    good: section.good.map((text) => say(text, 128)),
    practise: section.practise.map((text) => say(text, 128)),
    moments: section.moments.map(({ at, title, text }) => ({
      at,
      title: say(title, 64),
      text: say(text, 500),
    })),
    recordings: [],
    // They link to the parent's own pages.
    ways: [],
  };
}

const sharedPicture = ({ kind, unit, max, points, nowName, beforeName }: Picture, say: Say): Picture => ({
  kind,
  unit: say(unit, 8),
  max,
  points: points.map(({ label, value, before, of, state }) => ({
    label: say(label, 32),
    ...(value === undefined ? {} : { value }),
    ...(before === undefined ? {} : { before }),
    ...(of === undefined ? {} : { of }),
    ...(state === undefined ? {} : { state }),
  })),
  nowName: say(nowName, 32),
  beforeName: say(beforeName, 32),
});

/** Time and topic of classes only; leave and missed lessons are private. */
export const sharedPlan = (days: readonly StudyPlanDay[], say: Say): StudyPlanDay[] =>
  days
    .map(({ date, classes }) => ({
      date,
      classes: classes
        .filter(({ status }) => status !== StudyClassStatus.leave)
        .map((lesson) => sharedClass(lesson, say)),
    }))
    .filter(({ classes }) => classes.length > 0);

const sharedClass = (
  { subject, chapterName, courseDate, courseConfig, status }: StudyPlanClass,
  say: Say,
): StudyPlanClass => ({
  subject,
  chapterName: say(chapterName, 128),
  teacherName: '',
  chapterImgUrl: '',
  courseDate,
  liveId: 0,
  liveCnListId: 0,
  liveStudentId: 0,
  courseResourceId: 0,
  courseConfig: { durationMinutes: courseConfig.durationMinutes, courseType: courseConfig.courseType },
  status: status === StudyClassStatus.missed ? StudyClassStatus.over : status,
});
