import { observer } from 'mobx-react';
import { screen, useParams } from '@/features/screen';
import { MessageDetail } from './parts/message-detail';
import { MessageList } from './parts/message-list';
import './index.scss';

/** The messages; with an id in the address, that one. */
const InformationCenter = observer(function InformationCenter() {
  const { id } = useParams('informationCenter');
  if (id === undefined || id === '') return <MessageList />;
  return <MessageDetail named={id} />;
});

export default screen('informationCenter', InformationCenter);
