import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Avatar } from '@/components/Avatar';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Pea } from '@/components/Pea';
import { Pressable } from '@/components/Pressable';
import type { ReportLink } from '@/contract/growth/report.schema';
import type { Week, WeekMoment } from '@/contract/growth/schema';
import { FilmStage } from '@/features/films/stage/FilmStage';
import { formatLength } from '@/services/helpers/say-length';
import { hasTicks, Rings } from './Rings';
import { isQuiet, WEEK_FIGURES, weekSentence, weekTexts as texts } from './texts';
import './week.scss';

interface WeekViewProps {
  readonly week: Week;
  /** Absent: the viewer is not the child's parent, and neither plays nor opens anything. */
  readonly onLink?: (url: string) => void;
}

/** The card of a week, and what belongs to it. */
export function WeekView({ week, onLink }: WeekViewProps) {
  const { moment, teacher, tonight } = week;
  return (
    <>
      <Head week={week} />
      {teacher && <Teacher {...teacher} />}
      {moment && <Moment key={moment.at} moment={moment} onLink={onLink} />}
      {tonight && onLink && <Tonight link={tonight} onPress={() => onLink(tonight.url)} />}
    </>
  );
}

function Head({ week }: { readonly week: Week }) {
  return (
    <View className="week__head">
      <View className="week__top">
        <View className="week__sentence" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {weekSentence(week)}
        </View>
        <Pea className="week__pea" pose={isQuiet(week) ? 'sleeps' : 'cheers'} size={144} />
      </View>
      <View className="week__figures">
        {!isQuiet(week) && <Rings week={week} size={280} />}
        <View className="week__names">
          {WEEK_FIGURES.map((name) => {
            const { now, of } = week[name];
            const compared = texts.compared(name, week[name]);
            return (
              <View key={name} className="week__figure">
                <View className="week__name">
                  <View className={`week__key week__key--${name}`} />
                  {texts.names[name]}
                  <Text className="week__number">{now}</Text>
                  {texts.ofAll(name, of)}
                </View>
                <View className="week__compared">{compared}</View>
              </View>
            );
          })}
          {hasTicks(week) && (
            <View className="week__ticks" {...aria({ 'aria-hidden': 'true' })}>
              {texts.lastWeek}
            </View>
          )}
        </View>
      </View>
    </View>
  );
}

function Teacher({ avatar, name, words }: NonNullable<Week['teacher']>) {
  return (
    <Card className="week__card week__teacher">
      <Avatar src={avatar} name={name} size={88} />
      <View className="week__words">
        <View className="week__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
          {texts.teacherTitle(name)}
        </View>
        <View className="week__said">{words}</View>
      </View>
    </Card>
  );
}

interface MomentProps {
  readonly moment: WeekMoment;
  readonly onLink: WeekViewProps['onLink'];
}

function Moment({ moment: { recording, text, title, url }, onLink }: MomentProps) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <Card className="week__card">
      <View className="week__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
        {texts.moment}
      </View>
      {recording && onLink && isPlaying && (
        <>
          <FilmStage kind={recording.kind} id={recording.id} beginsItself />
          <Button kind="text" size="medium" block onPress={() => setPlaying(false)}>
            {texts.stop}
          </Button>
        </>
      )}
      {recording && onLink && !isPlaying && (
        <Pressable className="week__play" label={texts.play(title)} onPress={() => setPlaying(true)}>
          <View className="week__play-icon">
            <Icon name="play" size={40} tone="onPrimary" />
          </View>
          <View className="week__play-title">{title}</View>
          <View className="week__play-length">{formatLength(recording.seconds)}</View>
        </Pressable>
      )}
      {!recording && title && <View className="week__moment-title">{title}</View>}
      {text && <View className="week__said">{text}</View>}
      {url && onLink && (
        <Button kind="secondary" size="medium" onPress={() => onLink(url)}>
          {texts.toWork}
        </Button>
      )}
    </Card>
  );
}

interface TonightProps {
  readonly link: ReportLink;
  readonly onPress: () => void;
}

const Tonight = ({ link, onPress }: TonightProps) => (
  <Card className="week__card">
    <View className="week__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
      {texts.tonight}
    </View>
    {link.why && <View className="week__why">{link.why}</View>}
    <Button block onPress={onPress}>
      {link.text}
    </Button>
  </Card>
);
