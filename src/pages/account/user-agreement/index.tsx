import { AgreementType } from '@/contract/account/values';
import { AgreementScreen } from '@/features/account/agreements';
import { screen } from '@/features/screen';

const UserAgreement = () => <AgreementScreen type={AgreementType.user} />;

export default screen('userAgreement', UserAgreement);
