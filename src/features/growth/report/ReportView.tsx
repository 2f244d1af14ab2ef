import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Tag } from '@/components/Tag';
import type { Report, ReportLink } from '@/contract/growth/report.schema';
import { subjectKey, subjectText } from '@/features/courses';
import { saidOnce } from './said-once';
import { SectionView } from './SectionView';
import { reportTexts as texts } from './texts';
import { useFollowLink, type FollowLink } from './follow-link';
import './report.scss';
import './print.scss';

interface ReportViewProps {
  readonly report: Report;
  /** null: the viewer may not open links. */
  readonly onLink?: FollowLink | null;
}

/** Layout shared by all kinds of reports. */
export function ReportView({ report, onLink }: ReportViewProps) {
  const goOn = useFollowLink(onLink);
  const { isExample, sections, teacher, tonight } = report;
  return (
    <View className="report">
      {isExample && <Example />}
      <Head report={report} />
      {teacher?.words && <Teacher teacher={teacher} />}
      {saidOnce(sections).map((section, index) => (
        <SectionView key={`${section.key} ${index}`} section={section} onLink={onLink} />
      ))}
      {tonight && goOn && <Tonight way={tonight} onPress={() => goOn(tonight)} />}
    </View>
  );
}

const Example = () => (
  <View className="report__example" {...aria({ role: 'note' })}>
    <Icon name="info" size={40} />
    <View className="report__example-words">
      <View className="report__example-title">{texts.example}</View>
      <View>{texts.exampleNote}</View>
    </View>
  </View>
);

function Head({ report }: { readonly report: Report }) {
  const { about, avatar, from, releasedAt, sentence, subject, title, to } = report;
  const child = report.child || texts.child;
  const name = subject === undefined ? '' : subjectText(subject);
  return (
    <Card className="report__card report__head">
      <View className="report__who">
        <Avatar src={avatar} name={texts.avatar(child)} size={112} />
        <View className="report__who-words">
          <View className="report__child">{child}</View>
          <View className="report__period">{texts.period(from, to)}</View>
        </View>
        {subject !== undefined && name && <Tag tone={subjectKey(subject)} text={name} />}
      </View>
      <View className="report__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      {about && <View className="report__about">{about}</View>}
      {sentence && <View className="report__sentence">{sentence}</View>}
      {releasedAt && <View className="report__released">{texts.released(releasedAt)}</View>}
    </Card>
  );
}

function Teacher({ teacher }: { readonly teacher: NonNullable<Report['teacher']> }) {
  const name = teacher.name ? texts.teacher(teacher.name) : texts.someTeacher;
  return (
    <Card className="report__card report__teacher">
      <View className="report__teacher-head">
        <Avatar src={teacher.avatar} name={name} size={72} />
        <View className="report__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
          {texts.teacherTitle(name)}
        </View>
      </View>
      <View className="report__teacher-words">{teacher.words}</View>
    </Card>
  );
}

interface TonightProps {
  readonly way: ReportLink;
  readonly onPress: () => void;
}

/** A single thing to do tonight, not a list. */
function Tonight({ way, onPress }: TonightProps) {
  return (
    <Card className="report__card report__tonight">
      <View className="report__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
        {texts.tonight}
      </View>
      {way.why && <View className="report__tonight-why">{way.why}</View>}
      <Button block onPress={onPress}>
        {way.text}
      </Button>
    </Card>
  );
}
