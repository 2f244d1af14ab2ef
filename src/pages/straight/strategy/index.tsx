import { screen, useParams } from '@/features/screen';
import { Article } from './article';
import { Strategies } from './strategies';
import './index.scss';

/** Study guides: all, or the one in the address. */
function StraightStrategy() {
  const { id } = useParams('straightStrategy');
  return id === undefined || id === '' ? <Strategies /> : <Article key={id} id={id} />;
}

export default screen('straightStrategy', StraightStrategy);
