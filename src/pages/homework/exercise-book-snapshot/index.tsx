import { useParams, screen } from '@/features/screen';
import { Page } from './parts/page';
import { Take } from './parts/take';
import './index.scss';

/** A page of the AI exercise book: without an id, takes its photo; with one, the parent reviews it. */
function ExerciseBookSnapshot() {
  const { id } = useParams('aiExerciseBookSnapshot');
  return id === undefined ? <Take /> : <Page key={id} id={id} />;
}

export default screen('aiExerciseBookSnapshot', ExerciseBookSnapshot);
