import { useRecordContext } from 'react-admin';
import type { AnswerOf } from '../../calls/client';
import { EndButton } from '../EndButton';
import { requestTexts } from './texts';

export function EndRequest() {
  const request = useRecordContext<AnswerOf<'getMaterialRequest'>>();
  if (request === undefined || request.isOver) return null;
  const { requestId, title } = request;
  return <EndButton call="endMaterialRequest" asked={{ requestId }} title={title} texts={requestTexts} />;
}
