import { screen, useParams } from '@/features/screen';
import { Article } from './article';
import { Strategies } from './strategies';
import './index.scss';

/** How to learn well: all texts, or the one that the address names. */
function StraightStrategy() {
  const { id } = useParams('straightStrategy');
  return id === undefined || id === '' ? <Strategies /> : <Article key={id} id={id} />;
}

export default screen('straightStrategy', StraightStrategy);
