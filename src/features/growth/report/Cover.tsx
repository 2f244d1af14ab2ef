import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import { classNames } from '@/components/class-names';
import { Pea } from '@/components/Pea';
import type { Pose } from '@/components/Pea/parts';
import { Tag } from '@/components/Tag';
import type { Subject } from '@/contract/courses/values';
import type { Report, Section } from '@/contract/growth/report.schema';
import { ReportKind, SectionKey } from '@/contract/growth/values';
import { subjectKey, subjectText } from '@/features/courses';
import { namesOf } from './names';
import { Figures, smallFigures } from './parts/figures';
import { reportTexts as texts } from './texts';
import './cover.scss';

/** In the others it cheers, unless much is left to practise. */
const POSES: Partial<Record<ReportKind, Pose>> = {
  ...{ demo: 'greets', firstLesson: 'greets' },
  ...{ eloquence: 'teaches', debate: 'teaches' },
  ...{ explore: 'thinks', review: 'reads' },
};

/** Share of right answers at which it cheers. */
const WELL = 0.8;

function poseOf({ kind, sections }: Report): Pose {
  const answers = sections.find(({ key }) => key === SectionKey.answers)?.pictures[0];
  const right = answers?.points[0]?.value;
  const share = answers === undefined || right === undefined || answers.max === 0 ? 1 : right / answers.max;
  return POSES[kind] ?? (share < WELL ? 'reads' : 'cheers');
}

/** Their other name is the span of days, which stands below. */
const SPANS: readonly ReportKind[] = [ReportKind.month, ReportKind.year];

interface CoverProps {
  readonly report: Report;
  /** Absent: the report is not of a period. */
  readonly overview: Section | undefined;
}

/** First of every report: whose it is, of what, in the subject's colour, and the whole in one sentence and three figures. */
export function Cover({ report, overview }: CoverProps) {
  const { avatar, from, kind, releasedAt, sentence, subject, to } = report;
  const [title, about] = namesOf(report);
  const child = report.child || texts.child;
  const name = subject === undefined ? '' : subjectText(subject);
  return (
    <CoverFrame {...{ avatar, child, subject, title }} pose={poseOf(report)}>
      {about && !SPANS.includes(kind) && <View className="report-cover__about">{about}</View>}
      <View className="report-cover__foot">
        {subject !== undefined && name && !about.includes(name) && (
          <Tag className="report-cover__subject" tone={subjectKey(subject)} text={name} />
        )}
        <View className="report-cover__period">{texts.period(from, to)}</View>
        {releasedAt && !releasedAt.startsWith(to) && (
          <View className="report-cover__period">{texts.released(releasedAt)}</View>
        )}
        {smallFigures(overview).map((figure) => (
          <View key={figure} className="report-cover__period">
            {figure}
          </View>
        ))}
      </View>
      {sentence && <View className="report-cover__sentence">{sentence}</View>}
      <Figures overview={overview} />
      {overview?.sentence && <View className="report-cover__judgement">{overview.sentence}</View>}
    </CoverFrame>
  );
}

interface CoverFrameProps {
  /** Absent: not of a child who is known. */
  readonly avatar?: string;
  readonly child: string;
  readonly title: string;
  readonly subject: Subject | undefined;
  readonly pose: Pose;
  readonly children: ReactNode;
}

/** Whose it is and what, in the subject's colour with the pea; also of an evaluation. */
export function CoverFrame({ avatar, child, title, subject, pose, children }: CoverFrameProps) {
  const key = subject === undefined ? undefined : subjectKey(subject);
  return (
    <View className={classNames('report-cover', key && `report-cover--${key}`)}>
      <View className="report-cover__top">
        <View className="report-cover__words">
          <View className="report-cover__who">
            {avatar !== undefined && <Avatar src={avatar} name={texts.avatar(child)} size={56} />}
            <View className="report-cover__child">{child}</View>
          </View>
          <View className="report-cover__title page-title" {...aria({ role: 'heading', 'aria-level': '2' })}>
            {title}
          </View>
        </View>
        <Pea className="report-cover__pea" pose={pose} subject={key} size={200} />
      </View>
      {children}
    </View>
  );
}
