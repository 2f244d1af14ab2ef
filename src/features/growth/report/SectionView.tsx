import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Icon, type IconName } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { Section, ReportLink } from '@/contract/growth/report.schema';
import { Facts } from './parts/facts';
import { Moments } from './parts/moments';
import { Pictures } from './parts/pictures';
import { Recordings } from './parts/recordings';
import { reportTexts as texts } from './texts';
import { useFollowLink, type FollowLink } from './follow-link';
import './section.scss';

interface SectionViewProps {
  readonly section: Section;
  /** null: the viewer may not open links. */
  readonly onLink?: FollowLink | null;
}

/** Sentence first, then strengths, practice, charts, moments; figures on demand. */
export function SectionView({ section, onLink }: SectionViewProps) {
  const goOn = useFollowLink(onLink);
  const { figures, good, isEnough, moments, pictures, practise, recordings, sentence, title, ways } = section;
  return (
    <Card className="report-section">
      <View className="report-section__title" {...aria({ role: 'heading', 'aria-level': '3' })}>
        {title}
      </View>
      {isEnough && sentence && <View className="report-section__sentence">{sentence}</View>}
      {!isEnough && <NotEnough sentence={sentence || texts.notEnough} />}
      <Points title={texts.good} icon="star" points={good} />
      <Points title={texts.practise} icon="growth" points={practise} />
      <Pictures pictures={pictures} title={title} />
      <Moments moments={moments} />
      {recordings.length > 0 && <Recordings recordings={recordings} mayPlay={goOn !== null} />}
      {figures.length > 0 && <Facts figures={figures} title={title} />}
      {goOn && <Ways ways={ways} onLink={goOn} />}
    </Card>
  );
}

/** Not enough data: an illustration and what is missing. */
const NotEnough = ({ sentence }: Pick<Section, 'sentence'>) => (
  <View className="report-section__young">
    <View className="report-section__plant">
      <Icon name="growth" tone="primary" />
    </View>
    <View className="report-section__young-words">{sentence}</View>
  </View>
);

interface PointsProps {
  readonly title: string;
  readonly icon: IconName;
  readonly points: readonly string[];
}

function Points({ title, icon, points }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <View className="report-section__points">
      <View className="report-section__heading">{title}</View>
      <View {...aria({ role: 'list', 'aria-label': title })}>
        {points.map((point, index) => (
          <View key={`${index} ${point}`} className="report-section__point" {...aria({ role: 'listitem' })}>
            <Icon className="report-section__mark" name={icon} size={32} tone="primary" />
            <View className="report-section__point-text">{point}</View>
          </View>
        ))}
      </View>
    </View>
  );
}

interface WaysProps {
  readonly ways: readonly ReportLink[];
  readonly onLink: FollowLink;
}

function Ways({ ways, onLink }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <View className="report-section__ways">
      <View className="report-section__heading">{texts.ways}</View>
      {ways.map((way, index) => (
        <Pressable key={`${index} ${way.url}`} className="report-section__way" onPress={() => onLink(way)}>
          <View className="report-section__way-words">
            <View className="report-section__way-text">{way.text}</View>
            {way.why && <View className="report-section__way-why">{way.why}</View>}
          </View>
          <Icon name="arrow-right" size={32} tone="secondary" />
        </Pressable>
      ))}
    </View>
  );
}
