import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import type { FilmStageProps } from '@/features/films/stage/FilmStage';

/** Shows what would play, with a button for each callback of the stage. */
export function FilmStage({ kind, id, onNext, onFinished, lockedAction }: FilmStageProps) {
  return (
    <View className="fake-stage">
      <View className="fake-stage__plays">{`${kind} ${id}`}</View>
      <Button onPress={() => onNext?.({ kind, id: (id ?? 0) + 1, title: '下一集' })}>片尾到了</Button>
      <Button onPress={() => onFinished?.()}>看完了</Button>
      {lockedAction && <Button onPress={lockedAction.onPress}>{`锁住了 ${lockedAction.text}`}</Button>}
    </View>
  );
}
