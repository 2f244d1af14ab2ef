import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import type { Report, ReportLink, Section } from '@/contract/growth/report.schema';
import { PictureKind } from '@/contract/growth/values';
import { Cover } from './Cover';
import { SectionView } from './SectionView';
import { reportTexts as texts } from './texts';
import { withHead } from './said-once';
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
  const { overview, below } = withHead(sections);
  const rest = overview && belowCover(overview);
  return (
    <View className="report">
      {isExample && <Example />}
      <Cover report={report} overview={overview?.isEnough ? overview : undefined} />
      {teacher?.words && <Teacher teacher={teacher} />}
      {rest && <SectionView section={rest} onLink={onLink} />}
      {below.map((section, index) => (
        <SectionView key={`${section.key} ${index}`} section={section} onLink={onLink} />
      ))}
      {tonight && goOn && <Tonight link={tonight} onPress={() => goOn(tonight)} />}
    </View>
  );
}

/** What the cover does not show of the overview; null: nothing. */
function belowCover(overview: Section): Section | null {
  if (!overview.isEnough) return overview;
  const pictures = overview.pictures.filter(({ kind }) => kind !== PictureKind.ring);
  const { good, moments, practise, recordings, ways } = overview;
  const isNothing = [pictures, good, practise, moments, recordings, ways].every(({ length }) => length === 0);
  return isNothing ? null : { ...overview, pictures, sentence: '', figures: [] };
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
  readonly link: ReportLink;
  readonly onPress: () => void;
}

/** A single thing to do tonight, not a list. */
function Tonight({ link, onPress }: TonightProps) {
  return (
    <Card className="report__card report__tonight">
      <View className="report__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
        {texts.tonight}
      </View>
      {link.why && <View className="report__tonight-why">{link.why}</View>}
      <Button block onPress={onPress}>
        {link.text}
      </Button>
    </Card>
  );
}
