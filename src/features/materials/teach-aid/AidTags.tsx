import { View } from '@tarojs/components';
import { Tag } from '@/components/Tag';
import type { TeachAid, TeachAidDetail } from '@/contract/materials/schema';
import { TeachAidState } from '@/contract/materials/values';
import { subjectKey, subjectText } from '@/features/courses';
import { materialsCalls } from '@/contract/materials/calls';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import type { App } from '@/stores/app/app';
import { teachAidTexts as texts } from './texts';
import './aid-tags.scss';

/** One aid; fails with not found. */
export async function askForAid({ api }: Pick<App, 'api'>, aidId: number): Promise<Result<TeachAidDetail>> {
  const answer = await api.call(materialsCalls.getTeachAid, { aidId });
  if (!answer.ok) return answer;
  return answer.value ? ok(answer.value) : NO_SUCH_AID;
}

const NO_SUCH_AID = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

type Tagged = Pick<TeachAid, 'kind' | 'subject' | 'state'>;

/** Kind, subject and shipping state. */
export function AidTags({ kind, subject, state }: Tagged) {
  const word = texts.states[state];
  return (
    <View className="aid-tags">
      <Tag className="aid-tags__tag" tone={subjectKey(subject)} text={subjectText(subject)} />
      <Tag className="aid-tags__tag" text={texts.kinds[kind]} />
      {word && (
        <Tag
          className="aid-tags__tag"
          tone={state === TeachAidState.onTheWay ? 'primary' : 'neutral'}
          text={word}
        />
      )}
    </View>
  );
}

/** Has shipment tracking. */
export const isSent = (state: TeachAidState): boolean =>
  state === TeachAidState.onTheWay || state === TeachAidState.delivered;
