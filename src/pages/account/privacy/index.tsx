import { AgreementType } from '@/contract/account/values';
import { AgreementScreen } from '@/features/account/agreements';
import { screen } from '@/features/screen';

const UserPrivacy = () => <AgreementScreen type={AgreementType.privacy} />;

export default screen('userPrivacy', UserPrivacy);
