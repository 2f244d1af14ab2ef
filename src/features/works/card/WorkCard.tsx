import { View } from '@tarojs/components';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import type { Work } from '@/contract/works/schema';
import { WorkState } from '@/contract/works/values';
import { HEART } from '../glyphs';
import { formatLength } from '@/services/helpers/say-length';
import { workTexts as texts } from '../texts';
import './work-card.scss';

const TONES = {
  [WorkState.draft]: 'neutral',
  [WorkState.waiting]: 'neutral',
  [WorkState.shown]: 'primary',
  [WorkState.refused]: 'alert',
  [WorkState.takenBack]: 'neutral',
} as const satisfies Record<WorkState, string>;

interface WorkCardProps {
  readonly work: Work;
  readonly onPress: () => void;
}

/** A work in a list: cover, title, child; for own works the state, too. */
export function WorkCard({ work, onPress }: WorkCardProps) {
  const { cover, reason, state } = work;
  const title = work.title || texts.untitled;
  const isRefused = state === WorkState.refused && reason !== '';
  return (
    <Pressable className="work-card" label={nameOf(work, title)} onPress={onPress}>
      <View className="work-card__cover">
        <Picture src={cover || undefined} alt="" width="100%" shownWidth={335} ratio={4 / 3} />
        <View className="work-card__mark">{markOf(work)}</View>
        {work.isMine && <StateTag state={state} className="work-card__state" />}
      </View>
      <View className="work-card__words">
        <View className={classNames('work-card__title', !work.title && 'work-card__title--none')}>
          {title}
        </View>
        {isRefused && <View className="work-card__reason">{texts.reason(reason)}</View>}
        <View className="work-card__foot">
          <View className="work-card__name">{work.childName}</View>
          {state === WorkState.shown && (
            <View className="work-card__likes">
              <Icon name={HEART} size={24} tone={work.isLiked ? 'alert' : 'secondary'} />
              <View className="work-card__count">{work.likes}</View>
            </View>
          )}
        </View>
      </View>
    </Pressable>
  );
}

export const StateTag = ({
  state,
  className,
}: {
  readonly state: WorkState;
  readonly className?: string;
}) => <Tag className={className} tone={TONES[state]} text={texts.state[state]} />;

/** '' for a draft without files. */
function markOf({ isFilm, photos, seconds }: Work): string {
  if (isFilm) return seconds > 0 ? `${texts.film} ${formatLength(seconds)}` : texts.film;
  return photos > 0 ? texts.photos(photos) : '';
}

function nameOf(work: Work, title: string): string {
  const { childName, isMine, likes, reason, state } = work;
  const standing = isMine ? [texts.state[state], reason && texts.reason(reason)] : [];
  const liked = state === WorkState.shown ? texts.likes(likes) : '';
  return [title, markOf(work), texts.by(childName), liked, ...standing].filter(Boolean).join('，');
}
