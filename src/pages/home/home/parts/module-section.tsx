import { View } from '@tarojs/components';
import { memo } from 'react';
import { Icon } from '@/components/Icon';
import { look } from '@/components/look';
import { Pressable } from '@/components/Pressable';
import type { HomeModule } from '@/contract/home/schema';
import { addressOf, pressTarget } from '@/features/links/click-target';
import { BannerSlot } from '@/features/home/slots';
import { useApp } from '@/stores/app/app-context';
import { moduleTarget } from '../card-target';
import { placeCards } from '../module-layout';
import { ModuleCard } from './module-card';
import './module-section.scss';

/** A content module: name, banners, cards. Memoized, so that another page does not re-render it. */
export const ModuleSection = memo(function ModuleSection({ module }: { module: HomeModule }) {
  const moduleId = module.contentTypeId;
  return (
    <View className="module-section" {...look('section')}>
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
});

function ModuleButton({ module }: { module: HomeModule }) {
  const app = useApp();
  const { buttonTypeId = 0, buttonTypeName, contentTypeId } = module;
  const target = moduleTarget(module);
  if (!buttonTypeName || !target) return null;
  const track = () => app.tracker.track('module_more_click', { moduleId: contentTypeId, buttonTypeId });
  const press = () => void pressTarget(app, { target, track });
  return (
    <Pressable className="module-section__more" role="link" leadsTo={addressOf(target)} onPress={press}>
      {buttonTypeName}
      <Icon name="arrow-right" size={32} />
    </Pressable>
  );
}
