import { Text, View } from '@tarojs/components';
import inviteUrl from '@/assets/cards/invite.svg';
import { Button } from '@/components/Button';
import { Drawing } from '@/components/Drawing';
import type { Entrance, Poster } from './poster-store';
import './index.scss';

const posterTexts = {
  title: '邀请好友一起学',
  remark: '分享海报，和好友一起进步',
  reward: '奖励',
  rewardUnit: '豌豆币',
  poster: '分享海报',
  present: '邀请有礼',
} as const;

export interface PosterFaceProps {
  readonly poster: Poster;
  readonly onPress: (entrance: Entrance) => void;
}

export default function PosterFace({ poster, onPress }: PosterFaceProps) {
  const { title, remark, reward, links } = poster;
  return (
    <View className="poster-card">
      <View className="poster-card__body">
        <View className="poster-card__title" {...{ role: 'heading', 'aria-level': '2' }}>
          {title || posterTexts.title}
        </View>
        <View className="poster-card__remark">{remark || posterTexts.remark}</View>
        {reward > 0 && <Reward value={reward} />}
      </View>
      <Drawing className="poster-card__picture" src={inviteUrl} width={208} height={176} />
      <View className="poster-card__actions">
        {links.poster && (
          <Button className="poster-card__action" size="medium" onPress={() => onPress('poster')}>
            {posterTexts.poster}
          </Button>
        )}
        {links.present && (
          <Button
            className="poster-card__action"
            size="medium"
            kind={links.poster ? 'secondary' : 'primary'}
            onPress={() => onPress('present')}
          >
            {posterTexts.present}
          </Button>
        )}
      </View>
    </View>
  );
}

function Reward({ value }: { value: number }) {
  return (
    <View className="poster-card__reward">
      {posterTexts.reward}
      <Text className="poster-card__value">{value}</Text>
      {posterTexts.rewardUnit}
    </View>
  );
}
