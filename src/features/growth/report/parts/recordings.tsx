import { View } from '@tarojs/components';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { Recording } from '@/contract/growth/report.schema';
import { FilmStage } from '@/features/films/stage/FilmStage';
import { formatLength } from '@/services/helpers/say-length';
import { reportTexts as texts } from '../texts';

interface RecordingsProps {
  readonly recordings: readonly Recording[];
  /** False where the viewer is not the child's parent. */
  readonly mayPlay: boolean;
}

/** The child's recordings. One plays at a time, inline. */
export function Recordings({ recordings, mayPlay }: RecordingsProps) {
  const [playing, setPlaying] = useState<number>();
  return (
    <View className="report-recordings">
      <View className="report-section__heading">{texts.recordings}</View>
      <View {...aria({ role: 'list', 'aria-label': texts.recordings })}>
        {recordings.map((recording) => (
          <View key={recording.id} className="report-recordings__one" {...aria({ role: 'listitem' })}>
            {recording.id === playing && mayPlay ? (
              <Playing recording={recording} onStop={() => setPlaying(undefined)} />
            ) : (
              <Row recording={recording} onPlay={mayPlay ? () => setPlaying(recording.id) : undefined} />
            )}
            {recording.note && <View className="report-recordings__note">{texts.note(recording.note)}</View>}
          </View>
        ))}
      </View>
    </View>
  );
}

interface RowProps {
  readonly recording: Recording;
  readonly onPlay: (() => void) | undefined;
}

function Row({ recording: { seconds, title }, onPlay }: RowProps) {
  const words = (
    <>
      <View className="report-recordings__icon">
        <Icon name="play" size={40} tone="onPrimary" />
      </View>
      <View className="report-recordings__title">{title}</View>
      <View className="report-recordings__length">{formatLength(seconds)}</View>
    </>
  );
  if (!onPlay) return <View className="report-recordings__row">{words}</View>;
  return (
    <Pressable className="report-recordings__row" label={texts.play(title)} onPress={onPlay}>
      {words}
    </Pressable>
  );
}

interface PlayingProps {
  readonly recording: Recording;
  readonly onStop: () => void;
}

const Playing = ({ recording: { id, kind, title }, onStop }: PlayingProps) => (
  <View className="report-recordings__playing">
    <View className="report-recordings__title">{title}</View>
    <View className="report-recordings__stage">
      <FilmStage kind={kind} id={id} beginsItself />
    </View>
    <Button kind="text" size="medium" block onPress={onStop}>
      {texts.stop}
    </Button>
  </View>
);
