import { useRecordContext } from 'react-admin';
import { ActivityState } from '../../../../../src/contract/activities/values';
import type { AnswerOf } from '../../calls/client';
import { EndButton } from '../../content/EndButton';
import { activityTexts } from './texts';

export function EndActivity() {
  const activity = useRecordContext<AnswerOf<'getSchoolActivity'>>();
  if (activity?.state !== ActivityState.current) return null;
  const { activityId, title } = activity;
  return <EndButton call="endSchoolActivity" asked={{ activityId }} title={title} texts={activityTexts} />;
}
