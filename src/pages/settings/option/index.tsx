import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Cell, CellGroup } from '@/components/Cell';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { WEB_VERSION } from '@/contract/constants';
import { routes } from '@/contract/routes';
import { maskPhone } from '@/features/phone/mask-phone';
import { useLoadForSession } from '@/features/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { shareIcons, ShareSheet } from '@/features/share';
import { useApp } from '@/stores/app-context';
import { optionTexts } from './texts';
import './index.scss';

/** Home, which is open to everybody. */
const RECOMMENDED = { key: 'recommend', toURL: routes.index.path };

/** Settings: the account, the version, the way out. */
const Option = observer(function Option() {
  const { router, student, sessionPolicy, feedback } = useApp();
  const { privateInfo } = student;
  const [isSharing, setIsSharing] = useState(false);
  useLoadForSession(async () => {
    if (!privateInfo.value) await student.loadPrivate();
  });
  const logout = async () => {
    const { title, content, confirm, cancel } = optionTexts.askLogout;
    const options = { title, content, confirmText: confirm, cancelText: cancel, danger: true };
    if (await feedback.confirm(options)) await sessionPolicy.logout();
  };
  return (
    <Screen className="option">
      <View className="option__content">
        <CellGroup title={optionTexts.account} className="option__group">
          <Cell
            icon="mobile"
            title={optionTexts.phone}
            note={phoneNote(privateInfo.value?.parentPhone, privateInfo.isFirstLoad)}
          />
          <Cell
            icon="lock"
            title={optionTexts.password}
            note={optionTexts.passwordNote}
            onPress={() => void router.go('findPassword')}
          />
        </CellGroup>
        <CellGroup title={optionTexts.about} className="option__group">
          <Cell
            icon={<Icon name={shareIcons.share} tone="body" />}
            title={optionTexts.recommend}
            onPress={() => setIsSharing(true)}
          />
          <Cell icon="info" title={optionTexts.version} note={WEB_VERSION} />
        </CellGroup>
        <Pressable className="option__logout" onPress={() => void logout()}>
          {optionTexts.logout}
        </Pressable>
      </View>
      <ShareSheet open={isSharing} input={RECOMMENDED} onClose={() => setIsSharing(false)} />
    </Screen>
  );
});

function phoneNote(phone: string | undefined, isLoading: boolean): string {
  if (isLoading) return optionTexts.loadingPhone;
  if (phone === undefined) return optionTexts.unknownPhone;
  return phone ? maskPhone(phone) : optionTexts.noPhone;
}

export default screen('option', Option);
