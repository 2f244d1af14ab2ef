import { WorkKind } from '@/contract/works/values';
import { screen, useParams } from '@/features/screen';
import { WorkEditPage } from '@/features/works/editor/WorkEditPage';

/** A work for the baby show: a new one, or a draft to continue. */
function BabyShowEdit() {
  const { id, topicId } = useParams('babyShowEdit');
  return <WorkEditPage kind={WorkKind.babyShow} id={id} topicId={topicId} />;
}

export default screen('babyShowEdit', BabyShowEdit);
