import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Spinner } from '@/components/Spinner';
import type { PlayerStore } from './player-store';
import { formatTime } from './format-time';
import { playerTexts as texts } from './texts';

interface CoverProps {
  readonly store: PlayerStore;
}

/** Overlay for each phase that needs one. */
export const Cover = observer(function Cover({ store }: CoverProps) {
  switch (store.phase) {
    case 'asking':
      return (
        <Said text={texts.costs}>
          <Answer text={texts.playAnyway} onPress={store.agree} />
        </Said>
      );
    case 'offline':
    case 'broken':
      return (
        <Said text={store.phase === 'offline' ? texts.offline : texts.broken}>
          <Answer text={texts.retry} onPress={() => void store.retry()} />
        </Said>
      );
    case 'waiting':
      return (
        <View className="player__waiting" {...aria({ role: 'status', 'aria-label': texts.waiting })}>
          <Spinner />
        </View>
      );
    case 'ended':
      return <Ended store={store} />;
    default:
      return <Resumed store={store} />;
  }
});

const Ended = observer(function Ended({ store }: CoverProps) {
  const { next, nextUp } = store;
  const replay = () => void store.play();
  if (!next || nextUp.left === 0) {
    return (
      <Said isCalm text={texts.ended}>
        <Answer text={texts.replay} onPress={replay} />
        {next && <Answer text={texts.next} onPress={store.goNext} />}
      </Said>
    );
  }
  return (
    <Said isCalm text={texts.upNext(nextUp.left)} note={next.title}>
      <Answer text={texts.playNext} onPress={store.goNext} />
      <Answer text={texts.stay} onPress={nextUp.cancel} />
    </Said>
  );
});

/** The resume position, with a restart button, for a few seconds. */
const Resumed = observer(function Resumed({ store }: CoverProps) {
  if (store.resumedAt === 0) return null;
  return (
    <View className="player__resumed" {...aria({ role: 'status' })}>
      <View className="player__resumed-text">{texts.resumed(formatTime(store.resumedAt))}</View>
      <Button kind="secondary" size="small" className="player__over" onPress={store.startOver}>
        {texts.startOver}
      </Button>
    </View>
  );
});

interface SaidProps {
  readonly text: string;
  readonly note?: string;
  /** Not announced at once, nor on every tick of a countdown. */
  readonly isCalm?: boolean;
  readonly children: ReactNode;
}

const Said = ({ text, note, isCalm = false, children }: SaidProps) => (
  <View className="player__said" {...aria({ role: isCalm ? 'group' : 'alert' })}>
    <View className="player__said-text">{text}</View>
    {note && <View className="player__said-note">{note}</View>}
    <View className="player__answers">{children}</View>
  </View>
);

const Answer = ({ text, onPress }: { readonly text: string; readonly onPress: () => void }) => (
  <Button className="player__answer" kind="secondary" size="medium" onPress={onPress}>
    {text}
  </Button>
);
