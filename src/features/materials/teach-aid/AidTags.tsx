import { View } from '@tarojs/components';
import { Tag } from '@/components/Tag';
import type { TeachAid } from '@/contract/materials/schema';
import { TeachAidState } from '@/contract/materials/values';
import { subjectKey, subjectText } from '@/features/courses';
import { teachAidTexts as texts } from './texts';
import './aid-tags.scss';

type Told = Pick<TeachAid, 'kind' | 'subject' | 'state'>;

/** Kind, subject and shipping state. */
export function AidTags({ kind, subject, state }: Told) {
  const word = texts.states[state];
  return (
    <View className="aid-tags">
      <Tag className="aid-tags__tag" tone={subjectKey(subject)} text={subjectText(subject)} />
      <Tag className="aid-tags__tag" text={texts.kinds[kind]} />
      {word && (
        <Tag
          className="aid-tags__tag"
          tone={state === TeachAidState.onTheWay ? 'accent' : 'primary'}
          text={word}
        />
      )}
    </View>
  );
}

/** Has shipment tracking. */
export const isSent = (state: TeachAidState): boolean =>
  state === TeachAidState.onTheWay || state === TeachAidState.delivered;
