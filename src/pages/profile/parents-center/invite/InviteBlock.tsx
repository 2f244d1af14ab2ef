import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import inviteDrawing from '@/assets/cards/invite.svg';
import { Button } from '@/components/Button';
import { Drawing } from '@/components/Drawing';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { InviteStore } from './invite-store';
import { inviteTexts } from './texts';
import './invite-block.scss';

interface InviteBlockProps {
  readonly store: InviteStore;
  /** Of the operator's gifts for invitations; '': none. */
  readonly giftsUrl: string;
}

/** Invitation rewards; hidden if the operator hides both links and promises nothing. */
export const InviteBlock = observer(function InviteBlock({ store, giftsUrl }: InviteBlockProps) {
  if (!store.isShown) return null;
  const [lead, ...others] = store.links;
  return (
    <View className="invite-block">
      <View className="invite-block__head">
        <Drawing className="invite-block__drawing" src={inviteDrawing} width={156} height={132} />
        <View className="invite-block__words">
          {giftsUrl ? (
            <Pressable
              className="invite-block__title invite-block__title--leads"
              onPress={() => store.openGifts(giftsUrl)}
            >
              {store.title}
              <Icon name="arrow-right" size={32} tone="secondary" />
            </Pressable>
          ) : (
            <View className="invite-block__title">{store.title}</View>
          )}
          <View className="invite-block__note">{store.promise || inviteTexts.note}</View>
        </View>
      </View>
      <View className="invite-block__links">
        {lead && (
          <Button kind="secondary" size="small" onPress={() => store.open(lead)}>
            {inviteTexts[lead.entrance]}
          </Button>
        )}
        {others.map((link) => (
          <Link key={link.entrance} text={inviteTexts[link.entrance]} onPress={() => store.open(link)} />
        ))}
        <Link text={inviteTexts.friends} onPress={store.openFriends} />
      </View>
    </View>
  );
});

const Link = ({ text, onPress }: { readonly text: string; readonly onPress: () => void }) => (
  <Pressable className="invite-block__link" onPress={onPress}>
    {text}
    <Icon name="arrow-right" size={32} tone="secondary" />
  </Pressable>
);
