import { observer } from 'mobx-react';
import { screen, useParams } from '@/features/screen';
import { MessageDetail } from './parts/message-detail';
import { MessageList } from './parts/message-list';
import './index.scss';

const NUMBER = /^[1-9]\d{0,14}$/;

/** The messages; with an id in the address, that one. */
const InformationCenter = observer(function InformationCenter() {
  const { id } = useParams('informationCenter');
  if (id === undefined || id === '') return <MessageList />;
  return <MessageDetail id={NUMBER.test(id) ? Number(id) : null} />;
});

export default screen('informationCenter', InformationCenter);
