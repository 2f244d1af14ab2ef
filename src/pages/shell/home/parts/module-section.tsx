import { View } from '@tarojs/components';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { HomeModule } from '@/contract/api/types';
import { BannerSlot } from '@/features/slots';
import { useApp } from '@/stores/app-context';
import { moduleTarget } from '../card-target';
import { placeCards } from '../module-layout';
import { ModuleCard } from './module-card';
import './module-section.scss';

/** A content module: its name, its banners and its cards. */
export function ModuleSection({ module }: { module: HomeModule }) {
  const moduleId = module.contentTypeId;
  return (
    <View className="module-section">
      <View className="module-section__head">
        <View className="module-section__name" {...{ role: 'heading', 'aria-level': '2' }}>
          {module.childModuleName}
        </View>
        <ModuleButton module={module} />
      </View>
      <BannerSlot
        className="module-section__banner"
        entries={module.bannerList}
        place={{ page: 'index', positionId: moduleId }}
      />
      <View className="module-section__cards">
        {placeCards(module).map((place) => (
          <ModuleCard key={place.card.id} {...{ place, moduleId }} />
        ))}
      </View>
    </View>
  );
}

function ModuleButton({ module }: { module: HomeModule }) {
  const { router, tracker } = useApp();
  const { buttonTypeId = 0, buttonTypeName, contentTypeId } = module;
  const open = moduleTarget(module);
  if (!buttonTypeName || !open) return null;
  const press = () => {
    tracker.track('module_more_click', { moduleId: contentTypeId, buttonTypeId });
    void open(router);
  };
  return (
    <Pressable className="module-section__more" role="link" onPress={press}>
      {buttonTypeName}
      <Icon name="arrow-right" size={32} />
    </Pressable>
  );
}
