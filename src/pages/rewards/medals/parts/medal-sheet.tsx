import { View } from '@tarojs/components';
import { useRef } from 'react';
import { classNames } from '@/components/class-names';
import { Button } from '@/components/Button';
import { Progress } from '@/components/Progress';
import { Sheet } from '@/components/Sheet';
import { Tag } from '@/components/Tag';
import type { Medal } from '@/contract/rewards/schema';
import { medalListTexts, medalTexts } from '../texts';
import { levelsOf, nextLevel } from '../view';
import { MedalArt } from './medal-art';

interface MedalSheetProps {
  /** undefined: closed. */
  readonly medal: Medal | undefined;
  /** The one that has just been earned: it turns once. */
  readonly earned: Medal | undefined;
  readonly onClose: () => void;
  readonly onShare: (medal: Medal) => void;
}

/** A medal: its levels, their dates, and what the next one requires. */
export function MedalSheet({ medal, earned, onClose, onShare }: MedalSheetProps) {
  // Still shown during the closing animation.
  const last = useRef(medal);
  if (medal) last.current = medal;
  const drawn = last.current;
  return (
    <Sheet
      open={medal !== undefined}
      title={drawn && medalTexts[drawn.name].name}
      onClose={onClose}
      footer={
        drawn && drawn.level > 0 ? (
          <Button block onPress={() => onShare(drawn)}>
            {medalListTexts.share}
          </Button>
        ) : undefined
      }
    >
      {drawn && <Detail medal={drawn} isNew={drawn === earned} />}
    </Sheet>
  );
}

function Detail({ medal, isNew }: { readonly medal: Medal; readonly isNew: boolean }) {
  const next = nextLevel(medal);
  return (
    <View className="medals__detail">
      <View className={classNames(isNew && 'medals__earned')}>
        <MedalArt name={medal.name} level={medal.level} width={240} />
      </View>
      {isNew && (
        <View className="medals__gained">
          {medalListTexts.gained(medalTexts[medal.name].name, medalListTexts.levelOf(medal.level))}
        </View>
      )}
      <View className="medals__next">{next?.text ?? medalListTexts.complete}</View>
      {next && (
        <View className="medals__progress">
          <Progress
            className="medals__bar"
            now={medal.amount}
            max={next.needed}
            label={medalTexts[medal.name].name}
          />
          <View className="medals__amount">{medalListTexts.progress(medal.amount, next.needed)}</View>
        </View>
      )}
      <View className="medals__steps">
        {levelsOf(medal).map(({ level, rule, isEarned, note }) => (
          <View key={level} className="medals__step">
            <Tag text={medalListTexts.levelOf(level)} tone={isEarned ? 'primary' : 'neutral'} />
            <View className="medals__rule">{rule}</View>
            <View className="medals__note">{note}</View>
          </View>
        ))}
      </View>
    </View>
  );
}
