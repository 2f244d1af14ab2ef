import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import type { WorkDetail } from '@/contract/works/schema';
import { WorkKind, WorkState } from '@/contract/works/values';
import { screen, useParams } from '@/features/screen';
import { WorkPage } from '@/features/works/view/WorkPage';
import { useApp } from '@/stores/app/app-context';
import './index.scss';

const texts = { inFull: '全屏看' } as const;

/** A work of the baby show; a video can also be shown full size. */
function BabyShowDetail() {
  const { id } = useParams('babyShowDetail');
  return <WorkPage kind={WorkKind.babyShow} id={id} above={(work) => <InFull work={work} />} />;
}

function InFull({ work: { id, isFilm, state } }: { readonly work: WorkDetail }) {
  const { router } = useApp();
  if (!isFilm || state !== WorkState.shown) return null;
  return (
    <View className="baby-show-detail__full">
      <Button
        kind="secondary"
        size="medium"
        onPress={() => void router.go('babyShowVideo', { id: String(id) })}
      >
        {texts.inFull}
      </Button>
    </View>
  );
}

export default screen('babyShowDetail', BabyShowDetail);
