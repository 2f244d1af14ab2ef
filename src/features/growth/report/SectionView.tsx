import { View } from '@tarojs/components';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import type { Section, Picture, ReportMoment } from '@/contract/growth/report.schema';
import { formatMonthDay } from '@/features/dates/in-full';
import { Data, DataToggle, tablesOf } from './parts/data';
import { reportTexts as texts } from './texts';
import { Points, NextSteps } from './parts/points';
import { PictureView } from '../pictures';
import { Recordings } from './parts/recordings';
import { useFollowLink, type FollowLink } from './follow-link';
import './section.scss';

interface SectionViewProps {
  readonly section: Section;
  /** null: the viewer may not open links. */
  readonly onLink?: FollowLink | null;
  /** One sentence and one picture; everything else on demand. */
  readonly isBrief?: boolean;
}

/** Sentence first, then strengths, practice, charts, moments; data on demand. */
export function SectionView({ section, onLink, isBrief = false }: SectionViewProps) {
  const goOn = useFollowLink(onLink);
  const [isOpen, setOpen] = useState(false);
  const { figures, good, isEnough, moments, pictures, practise, recordings, sentence, title, ways } = section;
  const first = pictures.slice(0, 1);
  const details = (
    <>
      <Points title={texts.good} icon="star" points={good} />
      <Points title={texts.practise} icon="growth" points={practise} />
    </>
  );
  const more = (
    <>
      <Moments moments={moments} />
      {recordings.length > 0 && <Recordings recordings={recordings} mayPlay={goOn !== null} />}
    </>
  );
  const hasMore =
    isBrief && [good, practise, moments, recordings, pictures.slice(1)].some(({ length }) => length > 0);
  const hasData = hasMore || figures.length > 0 || tablesOf(pictures).length > 0;
  return (
    <Card className="report-section">
      <View className="report-section__head">
        <View className="report-section__title" {...aria({ role: 'heading', 'aria-level': '3' })}>
          {title}
        </View>
        {hasData && <DataToggle {...{ title, isOpen }} onPress={() => setOpen(!isOpen)} />}
      </View>
      {isEnough && sentence && <View className="report-section__sentence">{sentence}</View>}
      {!isEnough && <NotEnough sentence={sentence || texts.notEnough} />}
      {!isBrief && details}
      <Pictures pictures={isBrief ? first : pictures} title={title} />
      {!isBrief && more}
      {hasData && (
        <Data {...{ figures, pictures, title, isOpen }}>
          {hasMore && (
            <>
              {details}
              <Pictures pictures={pictures.slice(1)} title={title} />
              {more}
            </>
          )}
        </Data>
      )}
      {goOn && <NextSteps links={ways} onLink={goOn} />}
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

interface PicturesProps {
  readonly pictures: readonly Picture[];
  /** The section's. */
  readonly title: string;
}

function Pictures({ pictures, title }: PicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <View className="report-section__pictures">
      {pictures.map((picture, index) => (
        <View key={`${picture.kind} ${index}`} className="report-section__picture">
          <PictureView picture={picture} title={title} isBare />
        </View>
      ))}
    </View>
  );
}

/** Moments and teachers' comments, with their date. */
function Moments({ moments }: { readonly moments: readonly ReportMoment[] }) {
  if (moments.length === 0) return null;
  return (
    <View className="report-moments">
      <View className="report-section__heading">{texts.moments}</View>
      <View {...aria({ role: 'list', 'aria-label': texts.moments })}>
        {moments.map(({ at, text, title }) => (
          <View
            key={`${at} ${title} ${text}`}
            className="report-moments__moment"
            {...aria({ role: 'listitem' })}
          >
            <View className="report-moments__when">{formatMonthDay(at)}</View>
            <View className="report-moments__words">
              {title && <View className="report-moments__title">{title}</View>}
              {text && <View className="report-moments__text">{text}</View>}
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}
