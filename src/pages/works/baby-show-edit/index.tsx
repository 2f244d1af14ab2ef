import { WorkKind } from '@/contract/works/values';
import { screen, useParams } from '@/features/screen';
import { WorkEditPage } from '@/features/works/editor/WorkEditPage';
import { editorTexts, listTexts } from '@/features/works/texts';

/** A work for the baby show: a new one, or a draft to continue. */
function BabyShowEdit() {
  const { id, topicId } = useParams('babyShowEdit');
  const title = id === undefined ? listTexts.add : editorTexts.edit;
  return <WorkEditPage kind={WorkKind.babyShow} id={id} topicId={topicId} title={title} />;
}

export default screen('babyShowEdit', BabyShowEdit);
